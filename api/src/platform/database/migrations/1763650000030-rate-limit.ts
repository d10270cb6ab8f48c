import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of the limits that all processes share. Unlogged: they need no disk, and after a crash everybody begins anew. */
export class RateLimit1763650000030 implements MigrationInterface {
  name = 'RateLimit1763650000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create unlogged table rate_limit (
  key text constraint pk_rate_limit primary key,
  points integer not null default 0,
  expire bigint
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limit;');
  }
}
