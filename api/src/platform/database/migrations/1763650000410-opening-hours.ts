import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a location is open, by the days of its week; null where nobody said it. */
export class OpeningHours1763650000410 implements MigrationInterface {
  name = 'OpeningHours1763650000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table location add column opening_hours jsonb;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table location drop column opening_hours;');
  }
}
