import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the report was last brought up to date, for those who look at it. */
export class ReportKept1763650000281 implements MigrationInterface {
  name = 'ReportKept1763650000281';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_generation add column kept_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_generation drop column kept_at');
  }
}
