import type { GuestHit } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fieldsOf } from '../../../platform/database/json.fragment';
import { type Statement, sql } from '../../../platform/database/statement';
import { LARGEST_PAGE, type ListQuery } from '../../../platform/http/list-query';
import { Page } from '../../../platform/http/page';
import { contactsNamed, nameSearch } from '../contacts.fragment';
import type { ContactSearch } from '../pos.facade';
import { ContactEntity } from './contact.entity';

/** Each way of looking is a statement of its own, so that each uses its index; $3 is what is looked for. */
const searches: Readonly<Record<ContactSearch['by'], string>> = {
  ids: 'select c.contact_id from contact c where c.contact_id = any($3::bigint[])',
  code: `select c.contact_id from contact c where c.customer_number in ($3::text, lower($3), upper($3))
union select c.contact_id from contact c where c.pickup_code in ($3, lower($3), upper($3))
union select c.contact_id from contact c where c.contact_id = (case when $3 ~ '^[0-9]{1,15}$' then $3::bigint end)`,
  email: 'select c.contact_id from contact c where c.email is not null and lower(c.email) like $3',
  phone: `select c.contact_id from contact c
where c.phone is not null and reverse(regexp_replace(c.phone, '\\D', '', 'g')) like $3`,
  name: contactsNamed('$3'),
};

const sorts: Readonly<Record<string, readonly string[]>> = {
  lastName: ['lower(c.last_name)', 'lower(c.first_name)'],
  firstName: ['lower(c.first_name)', 'lower(c.last_name)'],
  dateOfBirth: ['c.date_of_birth'],
  id: [],
};

const shown = ['contactId', 'firstName', 'lastName', 'email', 'phone', 'customerNumber', 'dateOfBirth'];

const hit = `json_build_object('id', c.contact_id, ${fieldsOf(ContactEntity, 'c', { only: shown })},
  'headContactId', coalesce(c.parent_contact_id, c.contact_id), 'isHeadOfHouseHold', c.parent_contact_id is null,
  'householdSize', 1 + (select count(*) from contact m where m.parent_contact_id = coalesce(c.parent_contact_id, c.contact_id)))`;

/** Whoever finds more has to say more; without a bound two letters would sort a tenth of all guests. */
const mostHits = 5000;

interface Found {
  total: number;
  rows: GuestHit[];
}

const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
const reversed = (text: string): string => [...text].reverse().join('');

/** Country codes and zeros in front differ from how a number was written down; its last digits do not. */
const tellingDigits = 9;

/** The statement's $3; null when there is too little to look for. */
function wantedBy(search: ContactSearch): unknown {
  if (search.by === 'ids') return search.ids;
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
      const order = [...(sorts[field] ?? []), 'c.contact_id'].map((column) => `${column} ${direction}`).join(', ');
      statement = sql(
        name,
        `with hit as (${searches[by]} limit ${mostHits})
select (select count(*) from hit)::integer as total, (select coalesce(json_agg(${hit} order by ${order}), '[]')
  from (select c.* from hit join contact c using (contact_id) order by ${order} limit $1 offset $2) c) as rows`,
      );
      this.#statements.set(name, statement);
    }
    return statement;
  }
}
