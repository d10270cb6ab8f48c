import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A failure keeps which work failed, why, after how many tries, and whether it comes back by itself. Work that failed for good is parked in
 * the outbox at infinity; the relay finds what was handed over long ago by an index.
 */
export class JobFailures1763650000060 implements MigrationInterface {
  name = 'JobFailures1763650000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table failed_job
  add column outbox_id uuid,
  add column reason text not null default 'tries',
  add column error text not null default '',
  add column attempts integer not null default 0,
  add constraint ck_failed_job_reason check (reason in ('tries', 'final', 'unknown'));
update failed_job set outbox_id = id::uuid where id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
create index ix_outbox_enqueued on outbox (enqueued_at) where enqueued_at is not null;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index ix_outbox_enqueued;
update outbox set enqueued_at = now() where enqueued_at = 'infinity';
alter table failed_job drop column attempts, drop column error, drop column reason, drop column outbox_id;
`);
  }
}
