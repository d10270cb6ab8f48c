import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of how many who come a child's registration is asked (D81). Each process that knows it decides them anew. */
export class ChildrenWhoCome1763650000760 implements MigrationInterface {
  name = 'ChildrenWhoCome1763650000760';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_arrival add column children integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_arrival drop column children');
  }
}
