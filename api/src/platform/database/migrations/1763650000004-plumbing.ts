import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that are written in the transaction of the data they speak of: completions, idempotency, outbox, audit. */
export class Plumbing1763650000004 implements MigrationInterface {
  name = 'Plumbing1763650000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table completion (
  id bigint generated always as identity constraint pk_completion primary key,
  contact_id bigint not null constraint fk_completion_contact references contact (contact_id),
  task_id integer not null,
  task_type_id integer not null,
  activity_id integer not null,
  location_id integer not null,
  content_hash bytea not null,
  completed_on date not null,
  completed_at timestamptz not null default now(),
  constraint uq_completion unique (contact_id, task_id, completed_on, content_hash)
);
create index ix_completion_completed_at on completion (completed_at);

create table idempotency_record (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  response text not null,
  created_at timestamptz not null default now(),
  constraint pk_idempotency_record primary key (scope, key)
);
create index ix_idempotency_record_created_at on idempotency_record (created_at);

create table outbox (
  id uuid default gen_random_uuid() constraint pk_outbox primary key,
  job text not null,
  payload jsonb not null,
  correlation_id text,
  created_at timestamptz not null default now(),
  enqueued_at timestamptz
);
create index ix_outbox_waiting on outbox (created_at) where enqueued_at is null;
create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('arrival_outbox', '');
  return null;
end $$;
create trigger tr_outbox_notify after insert on outbox for each statement execute function notify_outbox();

create table audit_event (
  id bigint generated always as identity constraint pk_audit_event primary key,
  occurred_at timestamptz not null default now(),
  actor_issuer text,
  actor_subject text,
  actor_email text,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  correlation_id text
);
create index ix_audit_event_entity on audit_event (entity, entity_id, id);
create trigger tr_audit_event_append_only before update or delete on audit_event for each row execute function refuse_change();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table audit_event, outbox, idempotency_record, completion cascade; drop function notify_outbox();',
    );
  }
}
