import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose answer was lost on the way asks for it once more (D49). */
export class LinksTriedAgain1763650000570 implements MigrationInterface {
  name = 'LinksTriedAgain1763650000570';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table used_link add attempt uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table used_link drop column attempt');
  }
}
