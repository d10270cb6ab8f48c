import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['activity', 'task', 'location'];

/** Names and texts of what is offered, in other languages, beside the English ones. */
export class TranslatedNames1763650000330 implements MigrationInterface {
  name = 'TranslatedNames1763650000330';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} add column translations jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column translations`);
  }
}
