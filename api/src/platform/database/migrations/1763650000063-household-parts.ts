import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applyFunction } from '../apply-functions';

const kinds = [
  'contacts',
  'purchases',
  'media',
  'authorizations',
  'rental_profiles',
  'child_registrations',
  'photos',
  'skips',
];
const memberTables = [
  'purchase',
  'pass_media',
  'waiver_authorization',
  'rental_profile',
  'child_registration',
  'photo',
  'task_skip',
];

/** The event and the transition tables that hold its rows. */
const rowsOf = [
  ['insert', 'new table as changed'],
  ['update', 'new table as changed old table as replaced'],
  ['delete', 'old table as changed'],
] as const;

const triggersOf = (table: string, run: string): string =>
  rowsOf
    .map(
      ([event, rows]) =>
        `create trigger tr_${table}_household_${event} after ${event} on ${table} referencing ${rows} for each statement execute function ${run}();`,
    )
    .join('\n');

const takeOver = `
insert into household_part
select d.head_contact_id, d.version, p.* from household_document d, json_to_record(d.document) as p (contacts json, purchases json, media json,
  authorizations json, "rentalProfiles" json, "childRegistrations" json, photos json, skips json)
on conflict (head_contact_id) do nothing`;

const refreshOfThen = `
create function refresh_household(head bigint) returns void language plpgsql as $$
begin
  perform 1 from household_document where head_contact_id = head for update;
  update household_document set version = version + 1, document = household_json(head) where head_contact_id = head;
  if not found then
    insert into household_document (head_contact_id, document) select head, household_json(head)
      where exists (select 1 from contact where contact_id = head)
      on conflict (head_contact_id) do update set version = household_document.version + 1, document = household_json(head);
  end if;
end $$;
create function refresh_changed_households() returns trigger language plpgsql as $$
declare
  head bigint;
begin
  for head in select distinct coalesce(c.parent_contact_id, c.contact_id)
    from changed join contact c on c.contact_id = changed.contact_id order by 1
  loop
    perform refresh_household(head);
  end loop;
  return null;
end $$;
create function refresh_households_of_contacts() returns trigger language plpgsql as $$
declare
  head bigint;
begin
  for head in select distinct coalesce(parent_contact_id, contact_id) from changed order by 1
  loop
    perform refresh_household(head);
  end loop;
  return null;
end $$;`;

/**
 * A household's document in parts, one a kind, of which a write makes one new (docs/decisions/009). `household_document` stays what everybody
 * reads, now a view; versions go on from where they are.
 */
export class HouseholdParts1763650000063 implements MigrationInterface {
  name = 'HouseholdParts1763650000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table household_part (
  head_contact_id bigint constraint pk_household_part primary key,
  version bigint not null default 1,
  ${kinds.map((kind) => `${kind} json not null`).join(', ')}
);
-- Every part is packed, none goes out of the row.
alter table household_part set (toast_tuple_target = 128), ${kinds.map((kind) => `alter ${kind} set storage main`).join(', ')};
create unlogged table household_touched (head_contact_ids bigint[] not null);
`);
    // Most of the work beside the running product; what was written meanwhile comes along once nobody can write.
    await runner.query(takeOver);
    await runner.query(`
drop function refresh_changed_households() cascade;
drop function refresh_households_of_contacts() cascade;
drop function refresh_household(bigint);
drop function household_json(bigint);
delete from household_part p where not exists (select from household_document d where (d.head_contact_id, d.version) = (p.head_contact_id, p.version));
${takeOver};
drop table household_document;
alter table household_part add constraint fk_household_part_head foreign key (head_contact_id) references contact (contact_id) on delete cascade;
create view household_document as
select head_contact_id, version, concat('{"headContactId":', head_contact_id, ',"contacts":', contacts, ',"purchases":', purchases,
  ',"media":', media, ',"authorizations":', authorizations, ',"rentalProfiles":', rental_profiles,
  ',"childRegistrations":', child_registrations, ',"photos":', photos, ',"skips":', skips, '}') as document
from household_part;
`);
    for (const file of ['household-parts.sql', 'household-refresh.sql'] as const) await applyFunction(runner, file);
    for (const table of memberTables) await runner.query(triggersOf(table, 'member_rows_changed'));
    await runner.query(`
${triggersOf('contact', 'contacts_changed')}
create trigger tr_contact_household_move before update of parent_contact_id on contact
  for each row when (old.parent_contact_id is distinct from new.parent_contact_id) execute function lock_moving_contact();
create constraint trigger tr_household_touched_refresh after insert on household_touched deferrable initially deferred
  for each row execute function refresh_touched_households();
`);
  }

  /** Back to one column for all, with the functions and triggers of then. */
  async down(runner: QueryRunner): Promise<void> {
    const trigger = (table: string, name: string, event: string, rows: string, run: string) =>
      `create trigger tr_${table}_household_${name} after ${event} on ${table} referencing ${rows} table as changed for each statement execute function ${run}();`;
    const events = [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const;
    await runner.query(`
drop function member_rows_changed() cascade;
drop function contacts_changed() cascade;
drop function lock_moving_contact() cascade;
drop table household_touched;
drop function refresh_touched_households(), hold_households(bigint[]), rebuild_households(bigint[]),
  refresh_households(bigint[]), new_households(bigint[]), lock_households(bigint[]);
alter view household_document rename to household_view;
create table household_document (
  head_contact_id bigint constraint pk_household_document primary key
    constraint fk_household_document_head references contact (contact_id) on delete cascade,
  version bigint not null default 1,
  document json not null
);
insert into household_document select head_contact_id, version, document::json from household_view;
drop view household_view;
drop table household_part;
alter function household_json(bigint) rename to household_text;
create function household_json(head bigint) returns json language sql volatile as $$ select household_text(head)::json $$;
${refreshOfThen}
${memberTables.flatMap((table) => events.map(([event, rows]) => trigger(table, event, event, rows, 'refresh_changed_households'))).join('\n')}
${[...events, ['update', 'old'] as const].map(([event, rows]) => trigger('contact', `${event}_${rows}`, event, rows, 'refresh_households_of_contacts')).join('\n')}
`);
  }
}
