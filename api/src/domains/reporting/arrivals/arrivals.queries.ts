import type { ArrivalState, Arrivals, ArrivingFamily } from '@arrival/contracts';
import { literal } from '../../../platform/database/long-reads';
import { contactsNamed, headOf, nameSearch } from '../../pos/contacts.fragment';
import { exceptHouseholds } from '../report-source';

/** Which families, of what is known of which day. */
export interface ArrivalsSource {
  readonly generationId: number;
  readonly locationId: number;
  readonly day: string;
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

const conditionOf = ({ state, q }: ArrivalsWanted): string =>
  q ? `${states[state]} and ${isNamed(q)}` : states[state];

/** The families of the day, as a table `r`. */
function familiesOf({ generationId, locationId, day, changed, decided }: ArrivalsSource): string {
  const here = `r.location_id = ${Number(locationId)} and r.day = ${literal(day)}::date`;
  const known = [`r.generation_id = ${Number(generationId)}`, here, ...exceptHouseholds(changed)].join(' and ');
  const anew = decided.map(
    (records) => `select * from json_populate_recordset(null::report_arrival, ${literal(records)}) r where ${here}`,
  );
  return `(${[`select * from report_arrival r where ${known}`, ...anew].join(' union all ')}) r`;
}

export const countFamilies = (source: ArrivalsSource, wanted: ArrivalsWanted): string =>
  `select count(*)::integer as families, coalesce(sum(r.people), 0)::integer as people, coalesce(sum(r.ready), 0)::integer as ready,
    (count(*) filter (where ${conditionOf(wanted)}))::integer as found from ${familiesOf(source)}`;

/** In the order of names. */
export function selectFamilies(
  source: ArrivalsSource,
  wanted: ArrivalsWanted,
  after: AfterFamily | undefined,
  most: number,
): string {
  const behind = after
    ? `(r.sort_name, r.head_contact_id) > (${literal(after.sortName)} collate "C", ${Number(after.headContactId)})`
    : 'true';
  return `select r.head_contact_id as "headContactId", r.name, r.members, r.sort_name as "sortName"
    from ${familiesOf(source)} where ${conditionOf(wanted)} and ${behind} order by r.sort_name, r.head_contact_id limit ${Number(most)}`;
}
