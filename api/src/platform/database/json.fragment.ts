import { columnsOf, type EntityClass, type RecordColumn } from './columns';

/** Pieces of SQL that answer JSON as the wire has it. */

export const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In one line, as JavaScript writes it. */
export const base64 = (bytes: string) => `translate(encode(${bytes}, 'base64'), e'\\n', '')`;

/** Of each row of `from`, in this order; `[]` when there is none. */
export const array = (json: string, order: string, from: string) =>
  `(select coalesce(json_agg(${json} order by ${order}), '[]') from ${from})`;

function onTheWire({ type, column }: RecordColumn, alias: string): string {
  const value = `${alias}.${column}`;
  if (type === 'timestamptz') return instant(value);
  if (type === 'bytea') return `encode(${value}, 'hex')`;
  return type === 'inet' ? `host(${value})` : value;
}

/** Some of an entity's fields. */
interface Choice {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** `'id', t.id, 'taskTypeId', t.task_type_id, …`: what an entity's columns are on the wire, for `json_build_object`. */
export const fieldsOf = (entity: EntityClass, alias: string, { only, without = [] }: Choice = {}): string =>
  columnsOf(entity)
    .filter(({ field, isRead }) => isRead && !without.includes(field) && (only?.includes(field) ?? true))
    .map((column) => `'${column.field}', ${onTheWire(column, alias)}`)
    .join(', ');
