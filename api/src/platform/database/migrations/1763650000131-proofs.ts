import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was proven of the whole, and when last: a backup, that it can be read, files against rows. */
export class Proofs1763650000131 implements MigrationInterface {
  name = 'Proofs1763650000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table proof (
  kind text constraint pk_proof primary key constraint ck_proof_kind check (kind in ('backup', 'verify', 'files')),
  proven_at timestamptz not null default now(),
  found jsonb not null
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table proof;');
  }
}
