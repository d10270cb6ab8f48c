import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Check-ins on a device at the counter, to which staff let a household in; secrets are kept as hashes. */
export class CounterSessions1763650000450 implements MigrationInterface {
  name = 'CounterSessions1763650000450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table counter_session (
  id uuid constraint pk_counter_session primary key,
  head_contact_id bigint not null constraint fk_counter_session_head references contact (contact_id) on delete cascade,
  location_id integer not null,
  code_hash bytea not null constraint uq_counter_session_code unique,
  code_until timestamptz not null,
  token_hash bytea constraint uq_counter_session_token unique,
  session_until timestamptz,
  made_at timestamptz not null,
  ended_as text constraint ck_counter_session_ended check (ended_as in ('left', 'withdrawn', 'replaced'))
);
create index ix_counter_session_head on counter_session (head_contact_id);
create index ix_counter_session_made on counter_session (made_at);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counter_session');
  }
}
