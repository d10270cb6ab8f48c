import { randomBytes } from 'node:crypto';
import { Pool, type QueryResultRow } from 'pg';
import { prepareDatabase } from '../../api/src/prepare-database';
import { applicationUrl, createDatabase, dropDatabase } from '../../libs/sandbox/src/postgres/databases';
import { publishedCluster } from './environment';

/** A database of one test file: real, migrated, empty; gone afterwards. */
export interface TestDatabase {
  /** As the owner of its tables; a process under test works as the application's role. */
  url: string;
  /** Runs one statement and answers the rows; several at once have a connection each. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The first row; fails when there is none. */
  row<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row>;
  /** How many rows a `from` has: `outbox`, or `contact where …`. */
  count(from: string): Promise<number>;
  drop(): Promise<void>;
}

/** What else is read, by `rows`. */
export function readsOf(rows: TestDatabase['rows']): Pick<TestDatabase, 'row' | 'count'> {
  async function row<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row> {
    const [first] = await rows<Row>(text, values);
    if (!first) throw new Error(`No row from: ${text}`);
    return first;
  }
  return { row, count: async (from) => (await row<{ n: number }>(`select count(*)::int as n from ${from}`)).n };
}

/** As the command `migrate` leaves a database, for owner and application. */
export const prepareTestDatabase = (ownerUrl: string): Promise<string[]> =>
  prepareDatabase({ database: { url: applicationUrl(ownerUrl), ownerUrl, poolSize: 2, patience: 20 } });

/** A database that is there; `afterwards` is what `drop` does besides closing its connections. */
export async function openDatabase(
  url: string,
  afterwards: () => Promise<void> = async () => undefined,
): Promise<TestDatabase> {
  const pool = new Pool({ connectionString: url, application_name: 'test', max: 4 });
  let isDropped = false;
  // `end` answers before the connections have ended, and the drop may end them first.
  pool.on('error', (error) => {
    if (!isDropped) throw error;
  });
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;
  return {
    url,
    rows,
    ...readsOf(rows),
    async drop() {
      isDropped = true;
      await pool.end();
      await afterwards();
    },
  };
}

const DROPPED_WITHIN_SECONDS = 5;
/** A drop waits for every connection of the whole cluster, for a minute when one of them is stuck in its sign-in. The cluster goes in the end. */
const leftToTheCluster = (error: Error & { code?: string }): void => {
  if (error.code !== '57014') throw error;
};

/** Sessions that begin from now on stand in this zone, as on a machine that was set up there. */
export const standsIn = ({ rows }: Pick<TestDatabase, 'rows'>, zone: string): Promise<unknown> =>
  rows(`do $$ begin execute format('alter database %I set timezone to ''${zone}''', current_database()); end $$`);

/** Copies the migrated template (about 25 ms). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = publishedCluster();
  const name = `test_${randomBytes(6).toString('hex')}`;
  return openDatabase(await createDatabase(adminUrl, name, template), () =>
    dropDatabase(adminUrl, name, DROPPED_WITHIN_SECONDS).catch(leftToTheCluster),
  );
}
