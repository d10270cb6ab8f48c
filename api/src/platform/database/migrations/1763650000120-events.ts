import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What other systems are told of (docs/decisions/012). `event_inbox` is written with what it tells and has no second index; events get their
 * place and their household's number later, by one at a time, when somebody wants them.
 */
export class Events1763650000120 implements MigrationInterface {
  name = 'Events1763650000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table event_inbox (
  id bigint generated always as identity constraint pk_event_inbox primary key,
  head_contact_id bigint,
  occurred_at timestamptz not null default now(),
  events jsonb not null
);
create table event (
  id uuid not null default gen_random_uuid() constraint pk_event primary key,
  position bigint constraint uq_event_position unique,
  type text not null,
  head_contact_id bigint,
  number bigint,
  occurred_at timestamptz not null,
  data jsonb not null
);
create index ix_event_occurred_at on event (occurred_at);
create table event_counter (
  head_contact_id bigint not null constraint pk_event_counter primary key,
  last_number bigint not null
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_counter, event, event_inbox;');
  }
}
