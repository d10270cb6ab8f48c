import { getMetadataArgsStorage } from 'typeorm';
import type { ColumnMetadataArgs } from 'typeorm/metadata-args/ColumnMetadataArgs';

/** A class with `@Entity`. */
export type EntityClass<Row extends object = object> = new () => Row;

/** A column as its entity describes it. */
export interface RecordColumn {
  /** Its property, and its field on the wire. */
  readonly field: string;
  readonly column: string;
  /** PostgreSQL's; an array's is `text[]`. */
  readonly type: string;
  /** Goes on the wire; `select: false` never does. */
  readonly isRead: boolean;
  /** Comes from whoever saves the record, not from the database. */
  readonly isWritten: boolean;
  readonly isKey: boolean;
  readonly mayBeNull: boolean;
}

const describe = ({ propertyName, mode, options }: ColumnMetadataArgs): RecordColumn => ({
  field: propertyName,
  column: options.name ?? propertyName,
  type: `${String(options.type)}${options.array ? '[]' : ''}`,
  isRead: options.select !== false,
  isWritten: mode === 'regular' && !options.primary && options.select !== false && options.update !== false,
  isKey: options.primary ?? false,
  mayBeNull: options.nullable ?? false,
});

/** A table's columns in the entity's order: the one place that says them, at any time, also before there is a database. */
export const columnsOf = (entity: EntityClass): RecordColumn[] =>
  getMetadataArgsStorage().filterColumns(entity).map(describe);

/** The only column of the entity's key. */
export function keyOf(entity: EntityClass): RecordColumn {
  const [key, ...others] = columnsOf(entity).filter(({ isKey }) => isKey);
  if (!key || others.length > 0) throw new Error(`${entity.name} has no key of one column`);
  return key;
}
