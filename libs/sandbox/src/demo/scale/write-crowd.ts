import type { ClientBase } from 'pg';
import { randomFrom } from '../art/random';
import { dayAtResort } from '../resort/days';
import { type CrowdMember, makeHousehold } from './crowd';

const AT_ONCE = 3_000;

export interface ScaleOptions {
  customers: number;
  now: Date;
  /** After each few thousand, which are committed then. */
  tell?: (written: number) => void;
}

/**
 * Adds so many made-up people to the demo resort, in households, beside the running product: triggers and foreign keys work, and each
 * household's document is made once (docs/decisions/001, «Bulk»). Nobody of them can sign in. A second call adds others.
 */
export async function writeCrowd(client: ClientBase, { customers, now, tell }: ScaleOptions): Promise<void> {
  const { rows } = await client.query<{ there: string }>('select count(*) as there from contact');
  const random = randomFrom(Number(rows[0]?.there) + 1);
  const today = dayAtResort(now);
  for (let written = 0; written < customers; ) {
    const people: (CrowdMember & { household: number })[] = [];
    const most = Math.min(AT_ONCE, customers - written);
    for (let household = 1; people.length < most; household += 1) {
      people.push(...makeHousehold(random, today, most - people.length).map((member) => ({ ...member, household })));
    }
    await writeTogether(client, people);
    written += people.length;
    tell?.(written);
  }
}

async function writeTogether(
  client: ClientBase,
  people: readonly (CrowdMember & { household: number })[],
): Promise<void> {
  await client.query('begin');
  try {
    await client.query("select hold_households('{}')");
    await client.query(temporaryTable);
    await client.query(addContacts, [JSON.stringify(people)]);
    for (const statement of [addPurchases, addMedia, addAuthorizations, addRentals]) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const temporaryTable =
  'create temporary table crowd (id bigint, purchases json, media json, authorizations json, rental json) on commit drop';

/** Ids are drawn before, so that members know their head. */
const addContacts = `
with drawn as materialized (
  select nextval(pg_get_serial_sequence('contact', 'contact_id')) as id, p.* from json_to_recordset($1::json) as p (household int, place int,
    first_name text, last_name text, date_of_birth date, purchases json, media json, authorizations json, rental json)
), placed as (
  select *, first_value(id) over (partition by household order by place) as head from drawn
), kept as (
  insert into contact (contact_id, parent_contact_id, first_name, last_name, date_of_birth, email)
  select id, nullif(head, id), first_name, last_name, date_of_birth,
    case when id = head then lower(first_name || '.' || last_name || id || '@example.com') end
  from placed order by household, place
)
insert into crowd select id, purchases, media, authorizations, rental from drawn`;

const addPurchases = `
insert into purchase (contact_id, product_id, kind, status, product_date, order_id, transaction_id, sales_location_id, resort_code)
select id, product_id, kind, status, product_date, case when kind <> 'transaction' then id end, case when kind = 'transaction' then id end,
  11, 'SILVERPINE'
from crowd, json_to_recordset(purchases) as p (product_id int, kind text, status text, product_date date)`;

const addMedia = `
insert into pass_media (contact_id, product_id, printed_at, requires_image)
select id, product_id, case when is_printed then now() end, requires_image
from crowd, json_to_recordset(media) as m (product_id int, is_printed boolean, requires_image boolean)`;

const addAuthorizations = `
insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on)
select id, pos_waiver_id, effective_on, expires_on
from crowd, json_to_recordset(authorizations) as a (pos_waiver_id text, effective_on date, expires_on date)`;

const addRentals = `
insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key, shoe_size, goofy, updated_at)
select id, age_key, ability_key, height_key, weight_key, '26.0', 'N', saved_on
from crowd, json_to_record(rental) as r (age_key text, ability_key text, height_key text, weight_key text, saved_on date)
where rental is not null and json_typeof(rental) = 'object'`;
