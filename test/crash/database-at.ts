import { Client, type QueryResultRow } from 'pg';
import { readsOf, type TestDatabase } from '../support/database';

/** A connection for each statement: none outlives the server. */
export function databaseAt(url: string): TestDatabase {
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client.query<Row>(text, values).then(
      (result) => client.end().then(() => result.rows),
      (error: unknown) => client.end().then(() => Promise.reject(error)),
    );
  };
  return {
    url,
    rows,
    ...readsOf(rows),
    drop: async () => undefined,
  };
}
