import type { ArrivalState, Arrivals, ArrivingFamily, ArrivingMember } from '@arrival/contracts';
import { literal } from '../../../platform/database/long-reads';
import { sqlInTransaction } from '../../../platform/database/statement';
import { contactsNamed, customerNumberOf, headOf, nameSearch } from '../../pos/contacts.fragment';
import { exceptHouseholds } from '../report-source';

/** Which families, of what is known of which day. */
export interface ArrivalsSource {
  readonly generationId: number;
  readonly locationId: number;
  readonly day: string;
  readonly timeZone: string;
  /** Households of which what was decided anew counts, and that: JSON arrays of records. */
  readonly changed: readonly number[];
  readonly decided: readonly string[];
}

export interface ArrivalsWanted {
  readonly state: ArrivalState;
  /** Names to look for. */
  readonly q?: string;
}

/** Behind which family a page begins. */
export interface AfterFamily {
  readonly sortName: string;
  readonly headContactId: number;
}

export type ArrivalsCount = NonNullable<Arrivals['totals']> & Pick<Arrivals, 'found'>;

export type FoundFamily = ArrivingFamily & AfterFamily;

const states: Readonly<Record<ArrivalState, string>> = {
  all: 'true',
  left: 'r.ready < r.people',
  ready: 'r.ready = r.people',
};

/** Whoever of the household has the name finds the family `r`; too little to look for finds nobody. */
function isNamed(q: string): string {
  const search = nameSearch(q);
  if (search === null) return 'false';
  return `r.head_contact_id in (select ${headOf('f.contact_id')} from (${contactsNamed(`${literal(search)}::text`)}) f)`;
}

export const conditionOf = ({ state, q }: ArrivalsWanted): string =>
  q ? `${states[state]} and ${isNamed(q)}` : states[state];

/** The families of the day, or of those behind it, as a table `r`. */
function familiesOf(
  { generationId, locationId, day, changed, decided }: ArrivalsSource,
  days: '=' | '>' = '=',
): string {
  const here = `r.location_id = ${Number(locationId)} and r.day ${days} ${literal(day)}::date`;
  const known = [`r.generation_id = ${Number(generationId)}`, here, ...exceptHouseholds(changed)].join(' and ');
  const anew = decided.map(
    (records) => `select * from json_populate_recordset(null::report_arrival, ${literal(records)}) r where ${here}`,
  );
  return `(${[`select * from report_arrival r where ${known}`, ...anew].join(' union all ')}) r`;
}

export const countFamilies = (source: ArrivalsSource, wanted: ArrivalsWanted): string =>
  `select count(*)::integer as families, coalesce(sum(r.people), 0)::integer as people, coalesce(sum(r.ready), 0)::integer as ready,
    coalesce(sum(r.children), 0)::integer as children, coalesce(sum(r.rentals), 0)::integer as rentals,
    (count(*) filter (where ${conditionOf(wanted)}))::integer as found from ${familiesOf(source)}`;

/** The first day behind the source's on which somebody comes. */
export const selectNextDay = (source: ArrivalsSource): string =>
  `select r.day::text as day from ${familiesOf(source, '>')} order by r.day limit 1`;

/** In the order of names. */
export function selectFamilies(
  source: ArrivalsSource,
  condition: string,
  after: AfterFamily | undefined,
  most: number,
): string {
  const behind = after
    ? `(r.sort_name, r.head_contact_id) > (${literal(after.sortName)} collate "C", ${Number(after.headContactId)})`
    : 'true';
  return `select r.head_contact_id as "headContactId", r.name, r.members, r.sort_name as "sortName"
    from ${familiesOf(source)} where ${condition} and ${behind} order by r.sort_name, r.head_contact_id limit ${Number(most)}`;
}

/** Somebody of the family has answered for a rental (D82). */
export const hasRentals = 'r.rentals > 0';

export const countRentals = (source: ArrivalsSource): string =>
  `select coalesce(sum(r.rentals), 0)::integer as found from ${familiesOf(source)}`;

export const customerNumbers = sqlInTransaction<{ contactId: number; customerNumber: string }>(
  'reporting.customer-numbers',
  `select m.id as "contactId", ${customerNumberOf('m.id')} as "customerNumber" from unnest($1::bigint[]) m (id)`,
);

/** Somebody of whom a child's registration is asked (D81). */
export interface ArrivingChild extends Pick<ArrivingMember, 'contactId' | 'name' | 'age' | 'bought' | 'registration'> {
  readonly headContactId: number;
  readonly familyName: string;
}

/** In the order of their families' names, the oldest first; with how many there are in all. */
export const selectChildren = (source: ArrivalsSource, most: number): string =>
  `select m."contactId", m.name, m.age, m.bought, m.registration, r.head_contact_id as "headContactId", r.name as "familyName",
    (count(*) over ())::integer as found
   from ${familiesOf(source)},
     jsonb_to_recordset(r.members) as m("contactId" bigint, name text, age integer, bought jsonb, registration text)
   where r.children > 0 and m.registration is not null
   order by r.sort_name, r.head_contact_id, m.age desc nulls last, m.name limit ${Number(most)}`;
