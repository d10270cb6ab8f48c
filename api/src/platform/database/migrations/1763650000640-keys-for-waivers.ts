import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A third type of key: for programs that keep signed waivers. */
export class KeysForWaivers1763650000640 implements MigrationInterface {
  name = 'KeysForWaivers1763650000640';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table api_key drop constraint ck_api_key_type,
  add constraint ck_api_key_type check (type in ('standard', 'events', 'waivers'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
delete from api_key_use where api_key_id in (select id from api_key where type = 'waivers');
delete from api_key where type = 'waivers';
alter table api_key drop constraint ck_api_key_type, add constraint ck_api_key_type check (type in ('standard', 'events'))`);
  }
}
