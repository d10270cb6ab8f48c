import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who declined with 1Risk may have signed after all: they are asked about too. */
export class AskedAfterDeclining1763650000500 implements MigrationInterface {
  name = 'AskedAfterDeclining1763650000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index ix_one_risk_signing_due;
create index ix_one_risk_signing_due on one_risk_signing (next_ask_at) where state <> 'signed';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index ix_one_risk_signing_due;
create index ix_one_risk_signing_due on one_risk_signing (next_ask_at) where state in ('open', 'confirming');
`);
  }
}
