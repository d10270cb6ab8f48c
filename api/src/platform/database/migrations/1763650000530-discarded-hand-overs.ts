import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (statuses: string): string =>
  `alter table pos_delivery drop constraint ck_pos_delivery_status, add constraint ck_pos_delivery_status check (status in (${statuses}))`;

/** A waiver whose hand-over was discarded stays one that the point of sale was not told of. */
export class DiscardedHandOvers1763650000530 implements MigrationInterface {
  name = 'DiscardedHandOvers1763650000530';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow(`'waiting', 'delivered', 'failed', 'discarded'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from pos_delivery where status = 'discarded'`);
    await runner.query(allow(`'waiting', 'delivered', 'failed'`));
  }
}
