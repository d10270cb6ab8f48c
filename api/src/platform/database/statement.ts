/** A prepared statement: planned once per connection under its name. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only ever inside a unit of work; `Database.run` refuses it outside. */
  readonly inTransaction: boolean;
  /** Carries the row's type; never set. */
  readonly row?: Row;
}

/**
 * Declares a prepared statement. The name is unique in the product: `domain.what`.
 * `sql<{ id: number }>('photos.find', 'select id from photo where …')`
 */
export function sql<Row>(name: string, text: string): Statement<Row> {
  return { name, text, inTransaction: false };
}

/** The same for a statement that must share a transaction with others (rows that only make sense together). */
export function sqlInTransaction<Row>(name: string, text: string): Statement<Row> {
  return { name, text, inTransaction: true };
}
