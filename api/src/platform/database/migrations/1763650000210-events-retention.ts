import type { MigrationInterface, QueryRunner } from 'typeorm';

const days =
  'health_answers between 30 and 3650 and idempotency_records between 2 and 90 and refused_uploads between 1 and 90';

/** Events and their deliveries have a period of their own, shown and set as every other (D60). */
export class EventsRetention1763650000210 implements MigrationInterface {
  name = 'EventsRetention1763650000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table retention_setting
  add column events integer not null default 14,
  drop constraint ck_retention_setting_days,
  add constraint ck_retention_setting_days check (${days} and events between 7 and 90);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table retention_setting
  drop constraint ck_retention_setting_days,
  drop column events,
  add constraint ck_retention_setting_days check (${days});`);
  }
}
