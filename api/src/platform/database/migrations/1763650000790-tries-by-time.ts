import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tries of a half day, among all of two weeks. */
export class TriesByTime1763650000790 implements MigrationInterface {
  name = 'TriesByTime1763650000790';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index ix_webhook_attempt_attempted_at on webhook_attempt (attempted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_webhook_attempt_attempted_at');
  }
}
