import { randomBytes } from 'node:crypto';
import { Pool, type QueryResultRow } from 'pg';
import { createDatabase, dropDatabase } from '../../libs/sandbox/src/postgres/databases';
import { publishedCluster } from './environment';

/** A database of one test file: real, migrated, empty; gone afterwards. */
export interface TestDatabase {
  url: string;
  /** Runs one statement and answers the rows; several at once have a connection each. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The first row; fails when there is none. */
  row<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row>;
  drop(): Promise<void>;
}

/** A database that is there; `afterwards` is what `drop` does besides closing its connections. */
export async function openDatabase(url: string, afterwards: () => Promise<void> = async () => undefined): Promise<TestDatabase> {
  const pool = new Pool({ connectionString: url, application_name: 'test', max: 4 });
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;
  return {
    url,
    rows,
    async row<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
      const [first] = await rows<Row>(text, values);
      if (!first) throw new Error(`No row from: ${text}`);
      return first;
    },
    async drop() {
      await pool.end();
      await afterwards();
    },
  };
}

/** Copies the migrated template (about 25 ms). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = publishedCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  return openDatabase(await createDatabase(adminUrl, name, template), () => dropDatabase(adminUrl, name));
}
