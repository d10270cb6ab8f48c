import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A fourth type of key: for shops that send their orders. */
export class KeysForOrders1763650000670 implements MigrationInterface {
  name = 'KeysForOrders1763650000670';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table api_key drop constraint ck_api_key_type,
  add constraint ck_api_key_type check (type in ('standard', 'events', 'waivers', 'orders'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
delete from api_key_use where api_key_id in (select id from api_key where type = 'orders');
delete from api_key where type = 'orders';
alter table api_key drop constraint ck_api_key_type, add constraint ck_api_key_type check (type in ('standard', 'events', 'waivers'))`);
  }
}
