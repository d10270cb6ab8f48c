import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applyFunction } from '../apply-functions';

/**
 * Each signature carries its place in its household's chain, the hash of the one before and its own (D45). Those that were there get theirs
 * now, in the order of signing, from what the table says; `hashed_at` in each and a line of the audit trail tell when that was. Nothing else
 * of them changes. About a minute for a million, while nobody can sign.
 */
export class EvidenceChain1763650000270 implements MigrationInterface {
  name = 'EvidenceChain1763650000270';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
lock table signature in share row exclusive mode;
create table evidence_removal (
  signature_id uuid not null constraint pk_evidence_removal primary key,
  head_contact_id bigint not null,
  chain_position integer not null,
  record_hash bytea not null,
  reason text not null constraint ck_evidence_removal_reason check (reason in ('erased', 'timeOver')),
  removed_at timestamptz not null default now()
);
create unique index uq_evidence_removal_chain on evidence_removal (head_contact_id, chain_position);
alter table signature add column chain_position integer, add column hashed_at timestamptz;
`);
    await applyFunction(runner, 'evidence.sql');
    await runner.query(`
alter table signature disable trigger tr_signature_append_only;
do $$
declare
  s signature;
  last signature;
  households integer := 0;
  signatures integer := 0;
  first_at timestamptz;
  last_at timestamptz;
begin
  for s in select * from signature order by head_contact_id, signed_at, id loop
    if last.head_contact_id is distinct from s.head_contact_id then
      last := null;
      households := households + 1;
    end if;
    s.chain_position := coalesce(last.chain_position, 0) + 1;
    s.previous_hash := last.record_hash;
    s.hashed_at := now();
    s.record_hash := record_hash_of(s);
    update signature set chain_position = s.chain_position, previous_hash = s.previous_hash, hashed_at = s.hashed_at, record_hash = s.record_hash
      where id = s.id;
    signatures := signatures + 1;
    first_at := least(first_at, s.signed_at);
    last_at := greatest(last_at, s.signed_at);
    last := s;
  end loop;
  if signatures > 0 then
    insert into audit_event (action, entity, entity_id, after, is_administrative) values ('evidence.chained', 'evidence', 'signatures',
      jsonb_build_object('signatures', signatures, 'households', households, 'firstSignedAt', first_at, 'lastSignedAt', last_at), true);
  end if;
end $$;
alter table signature enable trigger tr_signature_append_only;
`);
    await runner.query(`
alter table signature alter column chain_position set not null, alter column hashed_at set not null, alter column record_hash set not null;
create unique index uq_signature_chain on signature (head_contact_id, chain_position);
drop index ix_signature_head;
create trigger tr_signature_chain before insert on signature for each row execute function chain_signature();
create trigger tr_signature_removal after delete on signature for each row execute function note_removal();
create trigger tr_evidence_removal_append_only before update or delete on evidence_removal for each row execute function refuse_change();
create trigger tr_evidence_removal_no_truncate before truncate on evidence_removal execute function refuse_change();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger tr_signature_removal on signature;
drop trigger tr_signature_chain on signature;
drop function note_removal(), chain_signature(), record_hash_of(signature), signature_record(signature);
create index ix_signature_head on signature (head_contact_id);
drop index uq_signature_chain;
drop table evidence_removal;
alter table signature disable trigger tr_signature_append_only;
alter table signature alter column record_hash drop not null;
update signature set record_hash = null, previous_hash = null;
alter table signature enable trigger tr_signature_append_only;
alter table signature drop column chain_position, drop column hashed_at;
`);
  }
}
