import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an address took today, and what was given up for it, among the millions of two weeks. */
export class DeliveriesByOutcome1763650000770 implements MigrationInterface {
  name = 'DeliveriesByOutcome1763650000770';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_webhook_delivery_failed on webhook_delivery (endpoint_id, id) where status = 'failed';
create index ix_webhook_delivery_delivered on webhook_delivery (endpoint_id, delivered_at) where delivered_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_webhook_delivery_failed, ix_webhook_delivery_delivered');
  }
}
