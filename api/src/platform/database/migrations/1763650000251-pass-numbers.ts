import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands on a pass, what its chip says, and why it opens nothing: what the Pass Checker asks about (D38). */
export class PassNumbers1763650000251 implements MigrationInterface {
  name = 'PassNumbers1763650000251';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table pass_media add column pass_number text, add column rfid_number text, add column blocked_reason text,
  add constraint ck_pass_media_pass_number check (pass_number ~ '^[0-9A-Z]+$'),
  add constraint ck_pass_media_rfid_number check (rfid_number ~ '^[0-9A-Z]+$');
create unique index uq_pass_media_pass_number on pass_media (pass_number) where pass_number is not null;
create unique index uq_pass_media_rfid_number on pass_media (rfid_number) where rfid_number is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table pass_media drop column pass_number, drop column rfid_number, drop column blocked_reason',
    );
  }
}
