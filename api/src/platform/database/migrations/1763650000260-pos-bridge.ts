import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A bridge to a point of sale (D26, D27): who is known there, which rows are the point of sale's own, what guests did and it does not know yet, and
 * how far the last comparison came.
 */
export class PosBridge1763650000260 implements MigrationInterface {
  name = 'PosBridge1763650000260';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table purchase add column pos_key text;
create unique index uq_purchase_pos_key on purchase (pos_key) where pos_key is not null;
alter table pass_media add column pos_key text;
create unique index uq_pass_media_pos_key on pass_media (pos_key) where pos_key is not null;
create table pos_link (
  contact_id bigint constraint pk_pos_link primary key
    constraint fk_pos_link_contact references contact (contact_id) on delete cascade,
  linked_at timestamptz not null default now(),
  read_at timestamptz,
  read_hash text
);
create table pos_delivery (
  id bigint generated always as identity constraint pk_pos_delivery primary key,
  key text not null constraint uq_pos_delivery_key unique,
  contact_id bigint not null constraint fk_pos_delivery_contact references contact (contact_id) on delete cascade,
  kind text not null,
  data jsonb not null,
  key_id text,
  sealed bytea,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  status text not null default 'waiting',
  attempts integer not null default 0,
  refusals integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  held_until timestamptz,
  error text,
  settled_at timestamptz,
  constraint ck_pos_delivery_kind check (kind in ('contact', 'authorization', 'rentalProfile', 'childRegistration', 'photo')),
  constraint ck_pos_delivery_status check (status in ('waiting', 'delivered', 'failed'))
);
create index ix_pos_delivery_contact on pos_delivery (contact_id, id);
create index ix_pos_delivery_due on pos_delivery (next_attempt_at) where status = 'waiting';
create index ix_pos_delivery_failed on pos_delivery (id) where status = 'failed';
create index ix_pos_delivery_settled on pos_delivery (settled_at) where status = 'delivered';
create table pos_comparison (
  id integer constraint pk_pos_comparison primary key constraint ck_pos_comparison_one check (id = 1),
  started_at timestamptz not null,
  changed_since timestamptz,
  after text,
  finished_at timestamptz,
  whole_at timestamptz,
  found jsonb not null default '{}'
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table pos_comparison, pos_delivery, pos_link;
alter table pass_media drop column pos_key;
alter table purchase drop column pos_key;
`);
  }
}
