import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['evidence_entry', 'evidence_node', 'evidence_checkpoint'];

/** The log of all signatures: its leaves, the subtrees above them, and the roots that were signed and time-stamped. Nothing in it changes. */
export class EvidenceLog1763650000271 implements MigrationInterface {
  name = 'EvidenceLog1763650000271';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table evidence_entry (
  position bigint not null constraint pk_evidence_entry primary key,
  signature_id uuid not null,
  record_hash bytea not null
);
create unique index uq_evidence_entry_signature on evidence_entry (signature_id);
create table evidence_node (
  level smallint not null,
  position bigint not null,
  hash bytea not null,
  constraint pk_evidence_node primary key (level, position)
);
create table evidence_checkpoint (
  size bigint not null constraint pk_evidence_checkpoint primary key,
  note text not null,
  verifier_key text not null,
  signed_at timestamptz not null default now()
);
`);
    for (const table of tables) {
      await runner.query(`
create trigger tr_${table}_append_only before update or delete on ${table} for each row execute function refuse_change();
create trigger tr_${table}_no_truncate before truncate on ${table} execute function refuse_change();
`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${[...tables].reverse().join(', ')};`);
  }
}
