import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the console needs of the database: versions, the rules that must hold whoever writes (D6, D7, D38), sort orders, the trail of administrators. */
export class Console1763650000006 implements MigrationInterface {
  name = 'Console1763650000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table task_type add column version integer not null default 1;
alter table collection add column version integer not null default 1, add column modified_at timestamptz not null default now();
alter table collection_item add column version integer not null default 1, add column modified_at timestamptz not null default now(),
  add constraint ck_collection_item_name check (length(trim(name)) > 0);
alter table admin_email add column version integer not null default 1,
  add constraint ck_admin_email_email check (length(trim(email)) > 0);
alter table admin_settings add column one_risk_secret_key_id text;

create index ix_location_sort_name on location (lower(name));
create index ix_activity_sort_name on activity (lower(name));
create index ix_task_sort_name on task (lower(name));
create index ix_location_activity_activity on location_activity (activity_id);
create index ix_activity_task_task on activity_task (task_id);
create index ix_location_default_activity on location (default_activity_id);

alter table audit_event add column is_administrative boolean not null default false;
create index ix_audit_event_administrative on audit_event (id) where is_administrative;
create index ix_audit_event_administrative_entity on audit_event (entity, entity_id, id) where is_administrative;
`);
    await runner.query(`
create function keep_protected_collection() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.name is distinct from old.name or new.id <> old.id then
    raise exception 'collection % belongs to the Pass Checker', old.id using errcode = 'check_violation', constraint = 'ck_collection_protected';
  end if;
  return new;
end $$;
create trigger tr_collection_protected before update or delete on collection
  for each row when (old.id in (1, 2)) execute function keep_protected_collection();

create function keep_default_location() returns trigger language plpgsql as $$
begin
  raise exception 'location % is the default', old.id using errcode = 'check_violation', constraint = 'ck_location_default_stays';
end $$;
create trigger tr_location_default_stays before delete on location
  for each row when (old.is_default) execute function keep_default_location();

create function keep_last_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('arrival.administrators'));
  if not exists (select from admin_email where not is_deleted) then
    raise exception 'the last administrator stays' using errcode = 'check_violation', constraint = 'ck_admin_email_last';
  end if;
  return null;
end $$;
create trigger tr_admin_email_last_removed after update on admin_email
  for each row when (not old.is_deleted and new.is_deleted) execute function keep_last_administrator();
create trigger tr_admin_email_last_deleted after delete on admin_email
  for each row when (not old.is_deleted) execute function keep_last_administrator();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger tr_admin_email_last_deleted on admin_email;
drop trigger tr_admin_email_last_removed on admin_email;
drop trigger tr_location_default_stays on location;
drop trigger tr_collection_protected on collection;
drop function keep_last_administrator();
drop function keep_default_location();
drop function keep_protected_collection();
drop index ix_audit_event_administrative_entity, ix_audit_event_administrative, ix_location_default_activity, ix_activity_task_task,
  ix_location_activity_activity, ix_task_sort_name, ix_activity_sort_name, ix_location_sort_name;
alter table audit_event drop column is_administrative;
alter table admin_settings drop column one_risk_secret_key_id;
alter table admin_email drop constraint ck_admin_email_email, drop column version;
alter table collection_item drop constraint ck_collection_item_name, drop column modified_at, drop column version;
alter table collection drop column modified_at, drop column version;
alter table task_type drop column version;
`);
  }
}
