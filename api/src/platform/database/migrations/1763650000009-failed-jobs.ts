import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that used up their tries and were not done since: by the outbox id, those that come by themselves by their name (architecture §4). */
export class FailedJobs1763650000009 implements MigrationInterface {
  name = 'FailedJobs1763650000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table failed_job (
  id text constraint pk_failed_job primary key,
  job text not null,
  failed_at timestamptz not null default now()
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table failed_job;');
  }
}
