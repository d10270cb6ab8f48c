import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the report that a browser may fetch by itself, once and soon. */
export class ReportFile1763650000220 implements MigrationInterface {
  name = 'ReportFile1763650000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create unlogged table report_file (
  id uuid constraint pk_report_file primary key,
  secret_hash bytea not null,
  question jsonb not null,
  asked_by jsonb not null,
  expires_at timestamptz not null
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report_file;');
  }
}
