import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find a guest by the number of an order or a transaction. */
export class PurchasesByNumber1763650000450 implements MigrationInterface {
  name = 'PurchasesByNumber1763650000450';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_purchase_order on purchase (order_id) where order_id is not null;
create index ix_purchase_transaction on purchase (transaction_id) where transaction_id is not null;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index ix_purchase_transaction;
drop index ix_purchase_order;
`);
  }
}
