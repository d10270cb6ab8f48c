import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job belongs to the trace of what asked for it. */
export class OutboxTrace1763650000180 implements MigrationInterface {
  name = 'OutboxTrace1763650000180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column trace_parent text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column trace_parent');
  }
}
