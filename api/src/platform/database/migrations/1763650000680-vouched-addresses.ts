import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an address on file is more than somebody's claim: a shop's order goes to the family whose address it is. Of accounts of before nobody noted
 * what their provider vouched for; they were made when an address gave nothing away yet, and count as vouched for.
 */
export class VouchedAddresses1763650000680 implements MigrationInterface {
  name = 'VouchedAddresses1763650000680';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact add column email_is_vouched boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact drop column email_is_vouched');
  }
}
