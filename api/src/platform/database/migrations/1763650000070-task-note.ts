import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff should know of a task; guests never see it. */
export class TaskNote1763650000070 implements MigrationInterface {
  name = 'TaskNote1763650000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table task add column staff_note text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table task drop column staff_note');
  }
}
