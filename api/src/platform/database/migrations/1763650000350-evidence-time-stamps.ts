import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a time-stamping authority has said of checkpoints: a token that is kept is never another. */
export class EvidenceTimeStamps1763650000350 implements MigrationInterface {
  name = 'EvidenceTimeStamps1763650000350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table evidence_time_stamp (
  size bigint not null constraint pk_evidence_time_stamp primary key
    constraint fk_evidence_time_stamp_checkpoint references evidence_checkpoint (size),
  token bytea not null,
  authority text not null,
  stamped_at timestamptz not null
);
create trigger tr_evidence_time_stamp_append_only before update or delete on evidence_time_stamp for each row execute function refuse_change();
create trigger tr_evidence_time_stamp_no_truncate before truncate on evidence_time_stamp execute function refuse_change();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table evidence_time_stamp;');
  }
}
