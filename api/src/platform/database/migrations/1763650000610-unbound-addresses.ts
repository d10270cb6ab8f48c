import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account that an administrator's address was taken away from does not take it back by a console that is still open (D6). */
export class UnboundAddresses1763650000610 implements MigrationInterface {
  name = 'UnboundAddresses1763650000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_email add unbound_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_email drop unbound_at');
  }
}
