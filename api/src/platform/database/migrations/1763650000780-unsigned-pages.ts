import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was never signed with 1Risk is found among all that was, and what was said of households that are erased goes. */
export class UnsignedPages1763650000780 implements MigrationInterface {
  name = 'UnsignedPages1763650000780';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_one_risk_signing_unsigned on one_risk_signing (created_at) where signed_ids = '{}';
create index ix_one_risk_message_of_nothing on one_risk_message (received_at) where reference is null;
delete from one_risk_message m where reference is not null and not exists (select from one_risk_signing s where s.reference = m.reference)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_one_risk_signing_unsigned, ix_one_risk_message_of_nothing');
  }
}
