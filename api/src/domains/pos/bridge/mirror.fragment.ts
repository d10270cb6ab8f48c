import { plainName } from '../contacts.fragment';
import { SHOP_KEY } from '../shop-orders.fragment';

/** The steps by which people as told are written; $1 is a JSON array of them, with the ids that `matchPeople` found. */

const who = '"contactId" bigint, "headId" bigint, "isNew" boolean, "customerNumber" text';
const told = (columns: string) => `jsonb_to_recordset($1::jsonb) as t (${who}${columns && `, ${columns}`})`;
const rows = (list: string, columns: string) =>
  `jsonb_to_recordset($1::jsonb) as t (${who}, ${list} jsonb), jsonb_to_recordset(t.${list}) as r (${columns})`;

/**
 * Who is who: by the number once somebody is linked, else by our own id as the point of sale was told it, else by name and birth date in the household
 * that is known ($2, or that of the head as told): one of ours for one that is told. Whoever is nobody here gets a new id.
 */
export const matchPeople = `with t as materialized (
  select * from jsonb_to_recordset($1::jsonb) as t (household int, place int, "customerNumber" text, "arrivalId" bigint, "firstName" text,
    "lastName" text, "dateOfBirth" date)
), sure as materialized (
  select t.*, coalesce(
    (select c.contact_id from contact c join pos_link l using (contact_id) where c.customer_number = t."customerNumber"),
    (select c.contact_id from contact c where c.contact_id = t."arrivalId" and not exists (select from pos_link l where l.contact_id = c.contact_id)),
    case when t.place = 0 then (select c.contact_id from contact c where c.contact_id = $2::bigint
      and not exists (select from pos_link l where l.contact_id = c.contact_id)) end) as id
  from t
), headed as materialized (
  select s.*, coalesce($2::bigint, (select h.id from sure h where h.household = s.household and h.place = 0)) as head from sure s
), named as materialized (
  select h.*, coalesce(h.id, (select c.contact_id from contact c where c.parent_contact_id = h.head
      and ${plainName('c.first_name', 'c.last_name')} = h.plain_name
      and c.date_of_birth is not distinct from h."dateOfBirth" and not exists (select from pos_link l where l.contact_id = c.contact_id)
      and not exists (select from sure s where s.id = c.contact_id)
      order by c.contact_id limit 1 offset h.namesakes)) as found
  from (select *, (row_number() over (partition by head, plain_name, "dateOfBirth", id is null order by place) - 1) as namesakes
    from (select *, ${plainName('"firstName"', '"lastName"')} as plain_name from headed) p) h
), given as materialized (
  select n.*, coalesce(n.found, nextval(pg_get_serial_sequence('contact', 'contact_id'))) as given from named n
)
select g.household, g.place, g.given as "contactId", g.found is null as "isNew",
  case when g.found is null then coalesce(g.head, (select h.given from given h where h.household = g.household and h.place = 0))
    else (select coalesce(c.parent_contact_id, c.contact_id) from contact c where c.contact_id = g.found) end as "headId"
from given g order by g.household, g.place`;

/** A number of the point of sale may be one that we gave somebody whom it does not know. */
export const makeRoomForNumbers = `update contact c set customer_number = default
from ${told('')} where c.customer_number = t."customerNumber" and c.contact_id <> t."contactId"
  and not exists (select from pos_link l where l.contact_id = c.contact_id)`;

export const addPeople = `insert into contact (contact_id, parent_contact_id, first_name, last_name, date_of_birth, email, phone, customer_number)
select "contactId", nullif("headId", "contactId"), "firstName", "lastName", "dateOfBirth", email, phone, "customerNumber"
from ${told('"firstName" text, "lastName" text, "dateOfBirth" date, email text, phone text')} where "isNew"
order by "headId", ("contactId" <> "headId")`;

/** What the point of sale does not know of somebody stays as it is here. */
export const changePeople = `update contact c set first_name = t."firstName", last_name = t."lastName",
  date_of_birth = coalesce(t."dateOfBirth", c.date_of_birth), email = coalesce(t.email, c.email), phone = coalesce(t.phone, c.phone),
  customer_number = t."customerNumber"
from ${told('"firstName" text, "lastName" text, "dateOfBirth" date, email text, phone text')}
where c.contact_id = t."contactId" and not t."isNew" and (c.first_name, c.last_name, c.date_of_birth, c.email, c.phone, c.customer_number) is distinct from
  (t."firstName", t."lastName", coalesce(t."dateOfBirth", c.date_of_birth), coalesce(t.email, c.email), coalesce(t.phone, c.phone), t."customerNumber")`;

/** The head's row says when the household was read last, and what that was. */
export const linkPeople = `insert into pos_link as l (contact_id, read_at, read_hash)
select "contactId", case when "contactId" = "headId" then now() end, "readHash" from ${told('"readHash" text')}
on conflict (contact_id) do update set read_at = excluded.read_at, read_hash = excluded.read_hash`;

/**
 * What is the point of sale's own and not told any more. What came otherwise has no key, or one of a shop's list (D75), and stays; so does a waiver
 * that a partner had signed, until the point of sale has heard of it.
 */
export const dropGone = `with t as materialized (
  select * from ${told('purchases jsonb, media jsonb, authorizations jsonb')}
), bought as (
  delete from purchase p using t where p.contact_id = t."contactId" and p.pos_key is not null
    and not starts_with(p.pos_key, '${SHOP_KEY}') and p.pos_key not in (select k ->> 'key' from jsonb_array_elements(t.purchases) k)
), held as (
  delete from pass_media m using t where m.contact_id = t."contactId" and m.pos_key is not null
    and m.pos_key not in (select k ->> 'key' from jsonb_array_elements(t.media) k)
)
delete from waiver_authorization a using t where a.contact_id = t."contactId" and a.signature_id is null and not exists (
  select from jsonb_to_recordset(t.authorizations) as r ("posWaiverId" text, "effectiveOn" date, "expiresOn" date)
  where r."posWaiverId" = a.pos_waiver_id and r."effectiveOn" = a.effective_on and r."expiresOn" is not distinct from a.expires_on)
and not exists (select from pos_delivery d where d.contact_id = a.contact_id and d.kind = 'authorization'
  and d.data ->> 'posWaiverId' = a.pos_waiver_id and (d.status <> 'delivered' or d.settled_at > now() - interval '1 hour'))`;

const purchaseColumns =
  `contact_id product_id kind status product_date expires_on order_id transaction_id sales_location_id resort_code
resort_group_code shop_order shop_email shop_name shop_born`.split(/\s/);
const ofPurchase = (alias: string) => purchaseColumns.map((column) => `${alias}.${column}`).join(', ');

/** Of products that we know. */
export const savePurchases = `insert into purchase as p (${purchaseColumns.join(', ')}, pos_key)
select distinct on (r.key) t."contactId", r."productId", r.kind, r.status, r."productDate", r."expiresOn", r."orderId", r."transactionId",
  r."salesLocationId", r."resortCode", r."resortGroupCode", r."shopOrder", r."shopEmail", r."shopName", r."shopBorn", r.key
from ${rows(
  'purchases',
  `key text, "productId" int, kind text, status text, "productDate" date, "expiresOn" date, "orderId" bigint, "transactionId" bigint,
  "salesLocationId" int, "resortCode" text, "resortGroupCode" text, "shopOrder" text, "shopEmail" text, "shopName" text, "shopBorn" date`,
)} where exists (select from product d where d.product_id = r."productId")
on conflict (pos_key) where pos_key is not null do update set (${purchaseColumns.join(', ')}) = (${ofPurchase('excluded')})
where (${ofPurchase('p')}) is distinct from (${ofPurchase('excluded')})`;

/** That of an active pass which is not told of now is not taken by one that opens nothing. */
const given = (number: string, column: string) =>
  `case when row_number() over (partition by one."${number}" order by one.status = 'active' desc, one."printedAt" desc nulls last, one.key) = 1
  and (one.status = 'active' or not exists (select from pass_media m where m.${column} = one."${number}" and m.status = 'active'
    and coalesce(m.pos_key, '') not in (select r.key from ${rows('media', 'key text')})))
  then one."${number}" end as "${number}"`;

/** Media of products that we know; a number stands on one of them alone, on an active one before others. */
const toldMedia = `select one."contactId", one."productId", one.status, one."printedAt", one."requiresImage", one."blockedReason", one.key,
  ${given('passNumber', 'pass_number')}, ${given('rfidNumber', 'rfid_number')}
from (select distinct on (r.key) t."contactId", r.* from ${rows(
  'media',
  `key text, "productId" int, status text, "printedAt" timestamptz, "requiresImage" boolean, "passNumber" text, "rfidNumber" text, "blockedReason" text`,
)} where exists (select from product d where d.product_id = r."productId")) one`;

/** A number that stands on another medium from now on. */
export const makeRoomForPasses = `with told as materialized (${toldMedia}), other as (
  select m.media_id, true as printed from told join pass_media m on m.pass_number = told."passNumber" where m.pos_key is distinct from told.key
  union all
  select m.media_id, false from told join pass_media m on m.rfid_number = told."rfidNumber" where m.pos_key is distinct from told.key
)
update pass_media m set pass_number = case when o.printed then null else m.pass_number end,
  rfid_number = case when o.chipped then null else m.rfid_number end
from (select media_id, bool_or(printed) as printed, bool_or(not printed) as chipped from other group by media_id) o where o.media_id = m.media_id`;

export const saveMedia = `insert into pass_media as m (contact_id, product_id, status, printed_at, requires_image, pass_number, rfid_number, blocked_reason, pos_key)
select "contactId", "productId", status, "printedAt", "requiresImage", "passNumber", "rfidNumber", "blockedReason", key from (${toldMedia}) told
on conflict (pos_key) where pos_key is not null do update set contact_id = excluded.contact_id, product_id = excluded.product_id,
  status = excluded.status, printed_at = excluded.printed_at, requires_image = excluded.requires_image, pass_number = excluded.pass_number,
  rfid_number = excluded.rfid_number, blocked_reason = excluded.blocked_reason
where (m.contact_id, m.product_id, m.status, m.printed_at, m.requires_image, m.pass_number, m.rfid_number, m.blocked_reason) is distinct from
  (excluded.contact_id, excluded.product_id, excluded.status, excluded.printed_at, excluded.requires_image, excluded.pass_number,
  excluded.rfid_number, excluded.blocked_reason)`;

export const addAuthorizations = `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on)
select t."contactId", r."posWaiverId", r."effectiveOn", r."expiresOn"
from ${rows('authorizations', '"posWaiverId" text, "effectiveOn" date, "expiresOn" date')}
on conflict do nothing`;

const rentalColumns = 'age_key ability_key height_key weight_key shoe_size goofy boot_sole_mm'.split(' ');
const ofRental = (alias: string) => rentalColumns.map((column) => `${alias}.${column}`).join(', ');

/**
 * Of two the newer stays: what a guest saved here and the point of sale does not know yet is not taken back. The same answers told again, by a
 * clock of its own, are still those that staff ask for again (D79).
 */
export const saveProfiles = `insert into rental_profile as p (contact_id, ${rentalColumns.join(', ')}, updated_at)
select t."contactId", r."ageKey", r."abilityKey", r."heightKey", r."weightKey", r."shoeSize", r.goofy, r."bootSoleMm", r."savedAt"
from ${told('"rentalProfile" jsonb')}, jsonb_to_record(t."rentalProfile") as r ("ageKey" text, "abilityKey" text, "heightKey" text, "weightKey" text,
  "shoeSize" text, goofy text, "bootSoleMm" int, "savedAt" timestamptz)
where jsonb_typeof(t."rentalProfile") = 'object'
on conflict (contact_id) do update set (${rentalColumns.join(', ')}, updated_at) = (${ofRental('excluded')}, excluded.updated_at),
  asked_again = case when (${ofRental('p')}) is not distinct from (${ofRental('excluded')}) then p.asked_again end
where excluded.updated_at > p.updated_at`;
