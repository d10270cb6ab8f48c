import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waivers that are signed with 1Risk (D41, D42): which were asked for, and every word of the partner's about them. */
export class OneRisk1763650000300 implements MigrationInterface {
  name = 'OneRisk1763650000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table one_risk_signing (
  reference uuid not null,
  waiver_id text not null,
  head_contact_id bigint not null,
  location_id integer not null,
  activity_id integer not null,
  task_id integer not null,
  contact_ids bigint[] not null,
  signed_ids bigint[] not null default '{}',
  state text not null default 'open',
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  settled_at timestamptz,
  document_id text,
  of_age_on date,
  asks integer not null default 0,
  next_ask_at timestamptz not null,
  constraint pk_one_risk_signing primary key (reference, waiver_id),
  constraint ck_one_risk_signing_state check (state in ('open', 'confirming', 'signed', 'declined'))
);
create index ix_one_risk_signing_head on one_risk_signing (head_contact_id, created_at);
create index ix_one_risk_signing_due on one_risk_signing (next_ask_at) where state in ('open', 'confirming');
create table one_risk_message (
  id text constraint pk_one_risk_message primary key,
  source text not null,
  reference uuid,
  body text not null,
  signature text,
  sent_at timestamptz not null,
  received_at timestamptz not null default now(),
  outcome text,
  processed_at timestamptz,
  constraint ck_one_risk_message_source check (source in ('callback', 'asked'))
);
create index ix_one_risk_message_reference on one_risk_message (reference);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table one_risk_message, one_risk_signing');
  }
}
