import type { GuestHit } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { LARGEST_PAGE, type ListQuery } from '../../../platform/calls/list-query';
import { Page } from '../../../platform/calls/page';
import { Database } from '../../../platform/database/database';
import { fieldsOf } from '../../../platform/database/json.fragment';
import { literally } from '../../../platform/database/like';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { type Statement, sql } from '../../../platform/database/statement';
import { contactsNamed, nameSearch, namesakeSearch, plainName } from '../contacts.fragment';
import type { ContactSearch } from '../pos.facade';
import { plainOrder } from '../shop-orders.fragment';
import { ContactEntity } from './contact.entity';

/** A number as it is counted; one with zeros in front is none. */
const counted = "(case when $3 !~ '^0' then $3::bigint end)";

/** Country codes and zeros in front differ from how a number was written down; its last digits do not. */
const tellingDigits = 9;

const isShopOrder = `${plainOrder('p.shop_order')} = ${plainOrder('$3::text')}`;
const ofShopOrder = (more = '') =>
  `select distinct p.contact_id${more} from purchase p where p.shop_order is not null and ${isShopOrder}`;

/** Each way of looking is a statement of its own, so that each uses its index; $3 is what is looked for. */
const searches: Readonly<Record<ContactSearch['by'], string>> = {
  ids: 'select c.contact_id from contact c where c.contact_id = any($3::bigint[])',
  code: `select c.contact_id from contact c where c.customer_number in ($3::text, lower($3), upper($3))
union select c.contact_id from contact c where c.pickup_code in ($3, lower($3), upper($3))`,
  number: `select contact_id, bool_or(is_whole) as is_whole from (
    select c.contact_id, true as is_whole from contact c where c.customer_number = $3::text
    union all select c.contact_id, true from contact c where c.contact_id = ${counted}
    union all select p.contact_id, true from purchase p where p.order_id = ${counted}
    union all select p.contact_id, true from purchase p where p.transaction_id = ${counted}
    union all ${ofShopOrder(', true')}
    union all select c.contact_id, false from contact c where length($3) >= 4 and c.phone is not null
      and reverse(regexp_replace(c.phone, '\\D', '', 'g')) like reverse(right($3, ${tellingDigits})) || '%'
  ) fits group by contact_id order by is_whole desc`,
  order: ofShopOrder(),
  email: 'select c.contact_id from contact c where c.email is not null and lower(c.email) like $3',
  phone: `select c.contact_id from contact c
where c.phone is not null and reverse(regexp_replace(c.phone, '\\D', '', 'g')) like $3`,
  name: contactsNamed('$3'),
  namesake: `${contactsNamed('($3::text[])[1]')} and c.date_of_birth = ($3::text[])[4]::date
  and ${plainName('c.first_name', 'c.last_name')} = ${plainName('($3::text[])[2]', '($3::text[])[3]')}`,
};

const sorts: Readonly<Record<string, readonly string[]>> = {
  // Of namesakes the birth date is what they tell at the counter.
  lastName: [inReadingOrder('c.last_name'), inReadingOrder('c.first_name'), 'c.date_of_birth'],
  firstName: [inReadingOrder('c.first_name'), inReadingOrder('c.last_name')],
  dateOfBirth: ['c.date_of_birth'],
  id: [],
};

const shown = ['contactId', 'firstName', 'lastName', 'email', 'phone', 'customerNumber', 'dateOfBirth'];

/** Which purchase bears the number: rather by its order, rather one that counts. */
const foundOrder = (
  isOrder: string,
  isAny: string,
) => `(select json_build_object('orderNumber', p.shop_order, 'orderId', p.order_id,
    'transactionId', p.transaction_id, 'isCancelled', p.status = 'cancelled')
  from purchase p where p.contact_id = c.contact_id and (${isAny})
  order by (${isOrder}) desc nulls last, p.status = 'cancelled', p.purchase_id limit 1)`;
const isOrder = `${isShopOrder} or p.order_id = ${counted}`;
const foundOrders: Partial<Record<ContactSearch['by'], string>> = {
  number: foundOrder(isOrder, `${isOrder} or p.transaction_id = ${counted}`),
  order: foundOrder(isShopOrder, isShopOrder),
};

const hitOf = (
  by: ContactSearch['by'],
) => `json_build_object('id', c.contact_id, ${fieldsOf(ContactEntity, 'c', { only: shown })},
  'headContactId', coalesce(c.parent_contact_id, c.contact_id), 'isHeadOfHouseHold', c.parent_contact_id is null,
  'householdSize', 1 + (select count(*) from contact m where m.parent_contact_id = coalesce(c.parent_contact_id, c.contact_id)),
  'foundOrder', ${foundOrders[by] ?? 'null'})`;

/** Whoever finds more has to say more; without a bound two letters would sort a tenth of all guests. */
const mostHits = 5000;

interface Found {
  total: number;
  rows: GuestHit[];
}

const beginning = (text: string): string => `${literally(text)}%`;
const reversed = (text: string): string => [...text].reverse().join('');

function wantedNamesake({ firstName, lastName, dateOfBirth }: Extract<ContactSearch, { by: 'namesake' }>) {
  const words = namesakeSearch(`${firstName} ${lastName}`);
  return words && [words, firstName, lastName, dateOfBirth];
}

/** The statement's $3; null when there is too little to look for. */
function wantedBy(search: ContactSearch): unknown {
  if (search.by === 'ids') return search.ids;
  if (search.by === 'namesake') return wantedNamesake(search);
  if (search.by === 'email') return beginning(search.text.toLowerCase());
  if (search.by === 'phone') return `${reversed(search.text.replace(/\D/g, '').slice(-tellingDigits))}%`;
  return search.by === 'name' ? nameSearch(search.text) : search.text;
}

/** Looks among all contacts. */
@Injectable()
export class FindContactsQueries {
  readonly #statements = new Map<string, Statement<Found>>();

  constructor(private readonly database: Database) {}

  async find(
    search: ContactSearch,
    { range = { from: 0, size: LARGEST_PAGE }, sort }: Pick<ListQuery, 'range' | 'sort'>,
  ) {
    const wanted = wantedBy(search);
    if (wanted === null) return new Page<GuestHit>([], 0, 0);
    const statement = this.#statement(search.by, sort?.field ?? 'lastName', sort?.isDescending ? 'desc' : 'asc');
    const found = await this.database.first(statement, [range.size, range.from, wanted]);
    return new Page(found?.rows ?? [], range.from, found?.total ?? 0);
  }

  #statement(by: ContactSearch['by'], field: string, direction: string): Statement<Found> {
    const name = `pos.find-contacts-${by}-${field}-${direction}`;
    let statement = this.#statements.get(name);
    if (!statement) {
      const columns = [...(sorts[field] ?? []), 'c.contact_id'].map((column) => `${column} ${direction}`);
      const order = [...(by === 'number' ? ['is_whole desc'] : []), ...columns].join(', ');
      statement = sql(
        name,
        `with hit as (${searches[by]} limit ${mostHits})
select (select count(*) from hit)::integer as total, (select coalesce(json_agg(${hitOf(by)} order by ${order}), '[]')
  from (select * from hit join contact c using (contact_id) order by ${order} limit $1 offset $2) c) as rows`,
      );
      this.#statements.set(name, statement);
    }
    return statement;
  }
}
