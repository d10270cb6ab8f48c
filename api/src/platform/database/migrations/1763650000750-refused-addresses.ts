import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which address a mail server refused, so that another one is written to (D78). */
export class RefusedAddresses1763650000750 implements MigrationInterface {
  name = 'RefusedAddresses1763650000750';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitation add column refused_address bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitation drop column refused_address');
  }
}
