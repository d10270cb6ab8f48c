import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applyFunction } from '../apply-functions';

/**
 * A household that is erased leaves its evidence, sealed under a key of its own, and entries of the trail that say so (D61). What is sealed can
 * only be added to until its time is over; an entry of the trail may lose what it said, for an erasure, and nothing else of it can change.
 */
export class Erasure1763650000141 implements MigrationInterface {
  name = 'Erasure1763650000141';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table erasure (
  id uuid not null default gen_random_uuid() constraint pk_erasure primary key,
  head_contact_id bigint not null,
  contact_ids bigint[] not null,
  head_created_at timestamptz not null,
  requested_by text not null constraint ck_erasure_requested_by check (requested_by in ('guest', 'administrator')),
  erased_at timestamptz not null default now()
);
create table household_key (
  head_contact_id bigint not null constraint pk_household_key primary key,
  key_id text not null,
  sealed bytea not null
);
create table sealed_evidence (
  signature_id uuid not null constraint pk_sealed_evidence primary key,
  head_contact_id bigint not null constraint fk_sealed_evidence_key references household_key (head_contact_id),
  signed_at timestamptz not null,
  kept_until date not null,
  digest bytea not null,
  ciphertext bytea not null
);
create index ix_sealed_evidence_head on sealed_evidence (head_contact_id);
create index ix_sealed_evidence_kept_until on sealed_evidence (kept_until);
`);
    await applyFunction(runner, 'retention.sql');
    await applyFunction(runner, 'erasure.sql');
    await runner.query(`
create trigger tr_erasure_append_only before update or delete on erasure for each row execute function refuse_change();
create trigger tr_sealed_evidence_append_only before update on sealed_evidence for each row execute function refuse_change();
create trigger tr_sealed_evidence_kept before delete on sealed_evidence for each row execute function keep_for_its_time();
drop trigger tr_audit_event_append_only on audit_event;
create trigger tr_audit_event_append_only before update of id, occurred_at, action, entity, entity_id, correlation_id, is_administrative, is_read
  on audit_event for each row execute function refuse_change();
create trigger tr_audit_event_redaction before update of before, after, actor_issuer, actor_subject, actor_email
  on audit_event for each row execute function refuse_other_redaction();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger tr_audit_event_redaction on audit_event;
drop trigger tr_audit_event_append_only on audit_event;
create trigger tr_audit_event_append_only before update on audit_event for each row execute function refuse_change();
drop function refuse_other_redaction(), redact_trail(uuid, text[]), remove_sealed_signatures(uuid), erasure_now(uuid),
  may_remove(sealed_evidence), digest_of(signature);
drop table sealed_evidence, household_key, erasure;
`);
  }
}
