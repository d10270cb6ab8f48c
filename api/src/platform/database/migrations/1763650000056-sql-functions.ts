import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which text of each file in `functions/` the database holds; `apply-functions.ts` writes it. */
export class SqlFunctions1763650000056 implements MigrationInterface {
  name = 'SqlFunctions1763650000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table sql_function (
  file text constraint pk_sql_function primary key,
  hash bytea not null,
  applied_at timestamptz not null default now()
)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sql_function');
  }
}
