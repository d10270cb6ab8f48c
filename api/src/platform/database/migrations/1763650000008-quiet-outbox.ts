import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A commit that notifies waits for every other one that does, until it is on the disk. A completion without work for later
 * must not: only a statement that leaves rows in the outbox notifies (P5).
 */
export class QuietOutbox1763650000008 implements MigrationInterface {
  name = 'QuietOutbox1763650000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform pg_notify('arrival_outbox', '');
  end if;
  return null;
end $$;
drop trigger tr_outbox_notify on outbox;
create trigger tr_outbox_notify after insert on outbox referencing new table as added
  for each statement execute function notify_outbox();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger tr_outbox_notify on outbox;
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('arrival_outbox', '');
  return null;
end $$;
create trigger tr_outbox_notify after insert on outbox for each statement execute function notify_outbox();
`);
  }
}
