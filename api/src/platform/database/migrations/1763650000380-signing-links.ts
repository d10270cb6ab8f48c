import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which another adult of a household signs on a phone of their own; secrets are kept as hashes (D22, D49). */
export class SigningLinks1763650000380 implements MigrationInterface {
  name = 'SigningLinks1763650000380';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table signing_link (
  id uuid constraint pk_signing_link primary key,
  secret_hash bytea not null constraint uq_signing_link_secret unique,
  head_contact_id bigint not null constraint fk_signing_link_head references contact (contact_id) on delete cascade,
  contact_id bigint not null constraint fk_signing_link_contact references contact (contact_id) on delete cascade,
  location_id integer not null,
  activity_id integer not null,
  issuer text not null,
  subject text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  misses smallint not null default 0,
  used_window bigint,
  session_hash bytea constraint uq_signing_link_session unique,
  session_until timestamptz,
  ended_as text constraint ck_signing_link_ended check (ended_as in ('withdrawn', 'signed', 'guessed'))
);
create index ix_signing_link_head on signing_link (head_contact_id);
create index ix_signing_link_contact on signing_link (contact_id);
create index ix_signing_link_made on signing_link (made_at);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table signing_link');
  }
}
