import type { MigrationInterface, QueryRunner } from 'typeorm';

const keepLast = (condition: string, triggers: string) => `
create or replace function keep_last_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('arrival.administrators'));
  if not exists (select from admin_email where ${condition}) then
    raise exception 'the last administrator stays' using errcode = 'check_violation', constraint = 'ck_admin_email_last';
  end if;
  return null;
end $$;
drop trigger tr_admin_email_last_removed on admin_email;
drop trigger tr_admin_email_last_deleted on admin_email;${triggers}`;

/** Who is on the access list either administers, as all did, or stands at the desk (D77). An administrator who is made the other is one less. */
export class RolesOfAccess1763650000710 implements MigrationInterface {
  name = 'RolesOfAccess1763650000710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table admin_email add column role text not null default 'administrator',
  add constraint ck_admin_email_role check (role in ('administrator', 'desk'));
${keepLast(
  "not is_deleted and role = 'administrator'",
  `
create trigger tr_admin_email_last_removed after update on admin_email
  for each row when (not old.is_deleted and old.role = 'administrator' and (new.is_deleted or new.role <> 'administrator'))
  execute function keep_last_administrator();
create trigger tr_admin_email_last_deleted after delete on admin_email
  for each row when (not old.is_deleted and old.role = 'administrator') execute function keep_last_administrator();`,
)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
update admin_email set is_deleted = true where role = 'desk';
${keepLast(
  'not is_deleted',
  `
create trigger tr_admin_email_last_removed after update on admin_email
  for each row when (not old.is_deleted and new.is_deleted) execute function keep_last_administrator();
create trigger tr_admin_email_last_deleted after delete on admin_email
  for each row when (not old.is_deleted) execute function keep_last_administrator();`,
)}
alter table admin_email drop column role;`);
  }
}
