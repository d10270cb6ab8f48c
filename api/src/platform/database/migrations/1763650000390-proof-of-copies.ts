import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of signed waivers are compared with their rows as well. */
export class ProofOfCopies1763650000390 implements MigrationInterface {
  name = 'ProofOfCopies1763650000390';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table proof drop constraint ck_proof_kind;
alter table proof add constraint ck_proof_kind check (kind in ('backup', 'verify', 'files', 'copies'));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
delete from proof where kind = 'copies';
alter table proof drop constraint ck_proof_kind;
alter table proof add constraint ck_proof_kind check (kind in ('backup', 'verify', 'files'));
`);
  }
}
