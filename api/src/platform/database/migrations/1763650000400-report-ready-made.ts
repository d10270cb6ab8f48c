import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every download would make of every row again is written once; empty in rows of before, which are read as they were. */
export class ReportReadyMade1763650000400 implements MigrationInterface {
  name = 'ReportReadyMade1763650000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_row add column generated_at_utc text, add column has_formulas boolean;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_row drop column generated_at_utc, drop column has_formulas;');
  }
}
