import type { ClientBase } from 'pg';

/** Writes plain rows, columns by their names. All rows of one call hold the same columns. */
export async function insert(client: ClientBase, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const places = rows.map(
    (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  );
}

/** Ids given by hand are below it. */
const FIRST_GENERATED_ID = 101;

/** Lets the next generated id follow the ids that were given by hand. */
export async function continueIds(client: ClientBase, table: string): Promise<void> {
  await client.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [table, 'id', FIRST_GENERATED_ID]);
}
