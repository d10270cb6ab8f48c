import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a shop's list says of a line is kept beside it: staff find an order as the shop prints it, and who was put right here is found again under the
 * shop's spelling. Lines of before learn it when their order is told again.
 */
export class ToldByShops1763650000700 implements MigrationInterface {
  name = 'ToldByShops1763650000700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table purchase add column shop_order text, add column shop_email text, add column shop_name text, add column shop_born date;
create index ix_purchase_shop_order on purchase (regexp_replace(lower(shop_order), '[\\s#._/-]', '', 'g')) where shop_order is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table purchase drop column shop_order, drop column shop_email, drop column shop_name, drop column shop_born',
    );
  }
}
