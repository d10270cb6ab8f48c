/** The list of every column that holds sealed values; the composition root gives it. */
export const SEALED_COLUMNS = Symbol('SEALED_COLUMNS');

/** A column of sealed values, described once: for the cipher, the count of keys in use and the rotation. */
export interface SealedColumn {
  readonly table: string;
  /** As the value's `Place` calls it. */
  readonly column: string;
  /** As people call the values, one and many. */
  readonly words: readonly [one: string, many: string];
  /** Its columns and their types, in the order in which `row` puts them together. */
  readonly primaryKey: readonly (readonly [name: string, type: 'bigint' | 'integer' | 'text'])[];
  /** SQL: the key's id, null where nothing is sealed. */
  readonly keyId: string;
  /** SQL: the sealed bytes. */
  readonly sealed: string;
  /** SQL: what an update sets, with $2 the new key's id and $3 the new bytes. */
  readonly assignments: string;
  /** Its key's id lies inside the value, so that counting reads every value whole: only for who asks seldom. */
  readonly counted?: 'seldom';
  /** SQL: locks that other writers of the row take first, with $1 the primary key as text[]. */
  readonly lock?: string;
  /** The `Place`'s row of a primary key. */
  row(primaryKey: readonly string[]): string;
}

type Ordinary = Pick<SealedColumn, 'table' | 'words' | 'primaryKey' | 'lock'> &
  Partial<Pick<SealedColumn, 'column' | 'keyId'>>;

/** The usual one: a column of bytes, with the id of its key in another beside it. */
export const sealedColumn = ({ column = 'sealed', keyId = 'key_id', ...own }: Ordinary): SealedColumn => ({
  ...own,
  column,
  keyId,
  sealed: column,
  assignments: `${keyId} = $2, ${column} = $3`,
  row: (primaryKey) => primaryKey.join('/'),
});
