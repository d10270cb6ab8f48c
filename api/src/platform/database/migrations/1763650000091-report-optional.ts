import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a task of the report may be left out; empty until the next population. */
export class ReportOptional1763650000091 implements MigrationInterface {
  name = 'ReportOptional1763650000091';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_row add column is_optional boolean;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_row drop column is_optional;');
  }
}
