import type { MigrationInterface, QueryRunner } from 'typeorm';

const memberTables = [
  'purchase',
  'pass_media',
  'waiver_authorization',
  'rental_profile',
  'child_registration',
  'photo',
  'task_skip',
];

/** The event and the transition table that holds the changed rows. */
const rowsOf = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const trigger = (table: string, name: string, event: string, rows: string, run: string): string =>
  `create trigger tr_${table}_household_${name} after ${event} on ${table}
  referencing ${rows} table as changed for each statement execute function ${run}()`;

/**
 * The read model of the guests' hot path: one document per household, rewritten in the transaction of every write by
 * statement triggers, so that it equals `household_json` at every commit. Its fields are those of the rules' `Household`; a purchase's product
 * name comes from the configuration when it is read.
 */
export class HouseholdDocument1763650000005 implements MigrationInterface {
  name = 'HouseholdDocument1763650000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table household_document (
  head_contact_id bigint constraint pk_household_document primary key
    constraint fk_household_document_head references contact (contact_id) on delete cascade,
  version bigint not null default 1,
  document json not null
);

create function household_json(head bigint) returns json language sql volatile as $$
with member as (
  select * from contact where contact_id = head
  union all
  select * from contact where parent_contact_id = head
)
select json_build_object(
  'headContactId', head,
  'contacts', (select json_agg(json_build_object(
      'contactId', m.contact_id, 'parentContactId', m.parent_contact_id, 'firstName', m.first_name, 'lastName', m.last_name,
      'dateOfBirth', m.date_of_birth, 'email', m.email, 'phone', m.phone, 'pickupCode', m.pickup_code)
      order by m.parent_contact_id nulls first, m.contact_id) from member m),
  'purchases', (select coalesce(json_agg(json_build_object(
      'purchaseId', p.purchase_id, 'contactId', p.contact_id, 'productId', p.product_id, 'kind', p.kind, 'status', p.status,
      'productDate', p.product_date, 'expiryDate', p.expires_on, 'orderId', p.order_id, 'transactionId', p.transaction_id,
      'salesLocationId', p.sales_location_id, 'resortCode', p.resort_code, 'resortGroupCode', p.resort_group_code)
      order by p.purchase_id), '[]') from purchase p where p.contact_id in (select contact_id from member)),
  'media', (select coalesce(json_agg(json_build_object(
      'mediaId', p.media_id, 'contactId', p.contact_id, 'productId', p.product_id, 'isActive', p.status = 'active',
      'isPrinted', p.printed_at is not null, 'isImageRequired', p.requires_image)
      order by p.media_id), '[]') from pass_media p where p.contact_id in (select contact_id from member)),
  'authorizations', (select coalesce(json_agg(json_build_object(
      'contactId', a.contact_id, 'posWaiverId', a.pos_waiver_id, 'startDate', a.effective_on, 'endDate', a.expires_on,
      'signatureId', a.signature_id, 'createdAtUtc', a.created_at, 'comment', s.comment, 'offsetHours', s.client_offset_hours)
      order by a.authorization_id), '[]') from waiver_authorization a left join signature s on s.id = a.signature_id where a.contact_id in (select contact_id from member)),
  'rentalProfiles', (select coalesce(json_agg(json_build_object(
      'contactId', r.contact_id, 'ageKey', r.age_key, 'abilityKey', r.ability_key, 'heightKey', r.height_key,
      'weightKey', r.weight_key, 'shoeSize', r.shoe_size, 'goofy', r.goofy, 'updatedAtUtc', r.updated_at)
      order by r.contact_id), '[]') from rental_profile r where r.contact_id in (select contact_id from member)),
  'childRegistrations', (select coalesce(json_agg(json_build_object(
      'contactId', c.contact_id, 'keyId', c.key_id, 'sealed', encode(c.sealed, 'base64'), 'updatedAtUtc', c.updated_at)
      order by c.contact_id), '[]') from child_registration c where c.contact_id in (select contact_id from member)),
  'photos', (select coalesce(json_agg(json_build_object(
      'contactId', p.contact_id, 'hash', p.hash, 'updatedAtUtc', p.updated_at)
      order by p.contact_id), '[]') from photo p where p.contact_id in (select contact_id from member)),
  'skips', (select coalesce(json_agg(json_build_object(
      'contactId', s.contact_id, 'taskId', s.task_id, 'skippedOn', s.skipped_on)
      order by s.contact_id, s.task_id), '[]') from task_skip s where s.contact_id in (select contact_id from member))
)
$$;

create function refresh_household(head bigint) returns void language plpgsql as $$
begin
  -- The lock comes in a statement of its own: the next one then sees what the lock's previous holder committed.
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
end $$;
`);
    for (const table of memberTables) {
      for (const [event, rows] of rowsOf)
        await runner.query(trigger(table, `${event}`, event, rows, 'refresh_changed_households'));
    }
    // A contact that moves to another household changes both.
    for (const [event, rows] of [...rowsOf, ['update', 'old'] as const]) {
      await runner.query(trigger('contact', `${event}_${rows}`, event, rows, 'refresh_households_of_contacts'));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table household_document;
drop function refresh_changed_households() cascade; drop function refresh_households_of_contacts() cascade;
drop function refresh_household(bigint); drop function household_json(bigint);`);
  }
}
