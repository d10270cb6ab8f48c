import type { ClientBase } from 'pg';
import { dayAtResort } from '../../libs/sandbox/src/demo/resort/days';

const PRODUCT_ID = 5001;
const POS_WAIVER_ID = 'SP-LIABILITY';

/** Heads are `firstHeadId + 10`, `+ 20`, …; the four others of household n follow its head. Far above the ids that guests get. */
export const firstHeadId = 1_000_000_000;
export const loadHeadId = (household: number): number => firstHeadId + household * 10;
export const loadSubject = (household: number): string => `load-${household}`;

/**
 * Makes households of five (two adults, three children) for measuring: some tasks done, some to do, a purchase each, media for two.
 * Set-based; triggers rest and foreign keys are checked once at the end, hence for the tables' owner and an idle database: 10,000 take
 * seconds, a million minutes. The documents equal what the triggers would have written. The heads sign in with tokens of `issuer`, as `load-1`
 * … `load-{count}`.
 */
export async function seedLoadHouseholds(
  client: ClientBase,
  count: number,
  { issuer }: { issuer: string },
): Promise<void> {
  const now = new Date();
  const today = dayAtResort(now);
  const range = [firstHeadId, count];
  await client.query('begin');
  try {
    const restore = await suspendChecks(client);
    await client.query(contacts, [...range, today]);
    await client.query(identities, [...range, issuer]);
    await client.query(purchases, [...range, PRODUCT_ID, today]);
    await client.query(media, [...range, PRODUCT_ID]);
    await client.query(authorizations, [...range, POS_WAIVER_ID, today]);
    await client.query(rentals, [...range, now]);
    await client.query(photos, [...range, now]);
    for (const table of tables) await client.query(`analyze ${table}`);
    await client.query(documents, range);
    await client.query(familyCodes, range);
    await restore();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const tables = [
  'contact',
  'identity',
  'purchase',
  'pass_media',
  'waiver_authorization',
  'rental_profile',
  'photo',
  'household_part',
];

/** Answers what puts everything back: row by row, triggers and foreign keys would take most of the time. */
async function suspendChecks(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; owner: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { owner, name, definition } of rows)
      await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

/**
 * $1 first head, $2 households: one row for each person, `m` = 0 for the head, family by family as a resort meets them, since the order
 * decides how full the indexes' pages are. `k` is what differs between households, a hundred kinds; `no` is the number that all ids of a
 * household begin with.
 */
const people = `(select n, m, n % 100 as k, $1::bigint / 10 + n as no, $1::bigint + n * 10 + m as id
  from generate_series(1, $2::int) n, generate_series(0, 4) m order by n, m) person`;

const contacts = `
insert into contact (contact_id, parent_contact_id, first_name, last_name, date_of_birth, email, phone, customer_number, pickup_code)
select id, case when m > 0 then $1::bigint + n * 10 end, (array['Robin', 'Kim', 'Alex', 'Sam', 'Jo'])[m + 1],
  (array['Carter', 'Lindqvist', 'Marino', 'Fischer', 'Raman'])[k % 5 + 1] || no,
  $3::date - ((array[41, 38, 12, 9, 6])[m + 1] * 365 + k * 3), case when m = 0 then 'load' || no || '@example.com' end,
  case when m = 0 then '+1 303 555 01' || lpad(k::text, 2, '0') end, 'L' || id, upper(left(md5(id::text), 20))
from ${people}`;

const identities = `
insert into identity (issuer, subject, contact_id) select $3, 'load-' || n, $1::bigint + n * 10 from generate_series(1, $2::int) n`;

const familyCodes = `
insert into family_code (head_contact_id, code) select $1::bigint + n * 10, new_family_code() from generate_series(1, $2::int) n`;

const purchases = `
insert into purchase (purchase_id, contact_id, product_id, kind, product_date, order_id, sales_location_id, resort_code)
select id, id, $3, 'orderLine', $4::date + k % 5, id, 11, 'SILVERPINE' from ${people}`;

const media = `insert into pass_media (media_id, contact_id, product_id) select id, id, $3 from ${people} where m < 2`;

const authorizations = `
insert into waiver_authorization (authorization_id, contact_id, pos_waiver_id, effective_on, expires_on)
select id, id, $3, $4::date - 20, $4::date + 180 from ${people} where m in (0, 2)`;

const rentals = `
insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key, shoe_size, goofy, updated_at)
select id, case when m < 2 then 'A10' else 'A09' end, 'II', 'J', 'I', '25.0', 'N', $3::timestamptz - k * 2 * interval '1 day'
from ${people} where m in (0, 3)`;

const photos = `
insert into photo (contact_id, hash, storage_key, byte_size, updated_at)
select id, lpad(id::text, 64, 'a'), 'photos/load.jpg', 20000, $3::timestamptz - k * 9 * interval '1 day' from ${people} where m in (0, 1)`;

const kinds = ['purchases', 'media', 'authorizations', 'rental_profiles', 'child_registrations', 'photos', 'skips'];

/** The first hundred by the functions, the others as their copies with the household's own number; pick-up codes repeat nowhere. */
const documents = `
with kind as materialized (
  select n % 100 as k, ($1::bigint / 10 + n)::text as no, ${kinds.map((kind) => `household_${kind}($1::bigint + n * 10)::text as ${kind}`).join(', ')}
  from generate_series(1, least(100, $2::int)) n
)
insert into household_part (head_contact_id, contacts, ${kinds.join(', ')})
select $1::bigint + n * 10, household_contacts($1::bigint + n * 10), ${kinds.map((kind) => `replace(kind.${kind}, kind.no, ($1::bigint / 10 + n)::text)::json`).join(', ')}
from generate_series(1, $2::int) n join kind on kind.k = n % 100`;
