/** A prepared statement: planned once per connection under its name. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only ever inside a unit of work; `Database.run` refuses it outside. */
  readonly inTransaction: boolean;
  /** Changes rows or locks them, and so may have to wait for others who do. */
  readonly writes: boolean;
  /** Carries the row's type; never set. */
  readonly row?: Row;
}

const WRITES = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i;

/**
 * Declares a prepared statement. The name is unique in the product: `domain.what`.
 * `sql<{ id: number }>('photos.find', 'select id from photo where …')`
 */
export function sql<Row>(name: string, text: string): Statement<Row> {
  return { name, text, inTransaction: false, writes: WRITES.test(text) };
}

/** The same for a statement that must share a transaction with others (rows that only make sense together). */
export function sqlInTransaction<Row>(name: string, text: string): Statement<Row> {
  return { name, text, inTransaction: true, writes: true };
}
