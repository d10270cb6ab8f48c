import { columnsOf, type EntityClass, keyOf } from './columns';
import { fieldsOf } from './json.fragment';
import { inReadingOrder } from './reading-order';

/** What a kind of record has besides the columns of its entity. SQL calls the record `r`. */
interface Description {
  /** The field that orders a list that names none. */
  readonly order: string;
  /** More fields on the wire: expressions. */
  readonly adds?: Readonly<Record<string, string>>;
  /** Columns that stay off the wire. */
  readonly without?: readonly string[];
  /** More to sort by than the columns, or in another order than theirs: expressions. */
  readonly sorts?: Readonly<Record<string, string>>;
  /** More to filter by than equal columns: conditions, in which `$` is the value. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Which rows of the table are such records. */
  readonly among?: string;
}

/** How records of an entity are read, sorted and filtered. */
export interface RecordShape {
  readonly entity: EntityClass;
  /** The record `r` as it goes on the wire. */
  readonly json: string;
  readonly among: string | undefined;
  /** Field → expression; the first one orders a list that names none. */
  readonly sorts: Readonly<Record<string, string>>;
  /** Filter → condition. */
  readonly filters: Readonly<Record<string, string>>;
}

const UNSORTED = /^(json|jsonb|bytea|.*\[\])$/;

/** Whatever the entity's columns say is on the wire, and can be sorted and filtered by; the rest is given. Texts sort as people look for them. */
export function describeRecord(
  entity: EntityClass,
  { order, adds = {}, without = [], sorts = {}, filters = {}, among }: Description,
): RecordShape {
  const columns = columnsOf(entity).filter(({ field, isRead }) => isRead && !without.includes(field));
  const sortable = columns.filter(({ type }) => !UNSORTED.test(type));
  const byColumn = sortable.map(
    ({ field, column, type }) => [field, type === 'text' ? inReadingOrder(`r.${column}`) : `r.${column}`] as const,
  );
  const bySort: Record<string, string> = { ...Object.fromEntries(byColumn), ...sorts };
  const added = Object.entries(adds).map(([field, expression]) => `, '${field}', ${expression}`);
  return {
    entity,
    json: `json_build_object(${fieldsOf(entity, 'r', { without })}${added.join('')})`,
    among,
    sorts: { [order]: bySort[order]!, ...bySort },
    filters: {
      ...Object.fromEntries(columns.map(({ field, column }) => [field, `r.${column} = $`])),
      id: `r.${keyOf(entity).column} = any($)`,
      ...filters,
    },
  };
}

/** Conditions that many lists have. */
export const where = {
  /** The sought words anywhere in one of them, in any case and with or without accents: `zurich` finds Zürich. */
  contains: (...texts: string[]) => texts.map((text) => `plain_letters(${text}) like plain_letters($)`).join(' or '),
  /** The same of very many, in two thirds of the time. */
  containsAnyOf: (...texts: string[]) => `concat_ws(e'\\n', ${texts.join(', ')}) ilike $`,
  /** Not linked yet to the record that is asked for: by the table of links, its column of this record and that of the other. */
  notLinked: (links: string, own: string, other: string) =>
    `not exists (select from ${links} x where x.${own} = r.id and x.${other} = $)`,
} as const;
