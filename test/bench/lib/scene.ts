import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { seedDemoResort } from '../../../libs/sandbox/src/demo/seed';
import { applicationUrl } from '../../../libs/sandbox/src/postgres/databases';
import { type RunningPostgres, startTemporaryPostgres } from '../../../libs/sandbox/src/postgres/postgres';
import { prepareTestDatabase } from '../../support/database';
import { startTestIdentity, type TestIdentity, testAudience } from '../../support/identity';
import { loadHeadId, loadSubject, seedLoadHouseholds } from '../../support/load-households';
import { type Cores } from './machine';
import { type Server, startServer } from './process';

/** PostgreSQL as in operation: every commit is on the disk before it is answered. */
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
};
const healthKeys = `bench:${Buffer.alloc(32, 7).toString('base64')}`;

/** The demo resort with thousands of households, tokens for them, and the servers that are compared on it. */
export interface BenchScene {
  postgres: RunningPostgres;
  /** Database of the main households. */
  url: string;
  issuer: string;
  /** For what the bench writes, gone afterwards. */
  folder: string;
  /** Of the waiver of 30 kB that everybody must sign. */
  textHash: string;
  /** Of an API process on the main database. */
  variables: Record<string, string>;
  /** Tokens of the heads of households 1 to n, or of those named, as the guest app or the named client gets them. */
  tokens(households: number | readonly number[], clientId?: string): Promise<string[]>;
  /** On the main database, or the one that `addDatabase` made. */
  query<Row extends QueryResultRow>(text: string, values?: unknown[], url?: string): Promise<Row[]>;
  /** Another database with as many households. */
  addDatabase(households: number): Promise<string>;
  /** Besides the usual `variables` it gets `more`. */
  startArrival(options?: {
    cores?: Cores;
    url?: string;
    flags?: string[];
    more?: Record<string, string>;
  }): Promise<Server>;
  startUsual(cores?: Cores): Promise<Server>;
  /** Bare `node:http` and `pg` for a limit's statement. */
  startBare(sql: string): Promise<Server>;
  /** Ends the connection that `query` has, before its PostgreSQL stops. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

export async function buildScene(households: number): Promise<BenchScene> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-bench-'));
  const [postgres, identity] = await Promise.all([startTemporaryPostgres({ settings }), startTestIdentity()]);
  const { issuer } = identity;
  const textHash = await fill(postgres.url, identity, folder, households);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  return {
    postgres,
    url: postgres.url,
    issuer,
    folder,
    textHash,
    variables: variables(postgres.url, issuer, folder),
    tokens(households, client_id) {
      const numbers =
        typeof households === 'number' ? Array.from({ length: households }, (_, index) => index + 1) : households;
      return Promise.all(
        numbers.map((household) => identity.token({ sub: loadSubject(household), ...(client_id && { client_id }) })),
      );
    },
    query: <Row extends QueryResultRow>(text: string, values: unknown[] = [], url?: string) =>
      url === undefined || url === postgres.url
        ? client.query<Row>(text, values).then(({ rows }) => rows)
        : onceAt<Row>(url, text, values),
    async addDatabase(count) {
      const url = await postgres.createDatabase(`bench_${count}`);
      await fill(url, identity, folder, count);
      return url;
    },
    startArrival: ({ cores, url, flags, more } = {}) =>
      startServer(
        'servers/arrival.ts',
        { ...variables(url ?? postgres.url, issuer, folder), ...more },
        {
          cores,
          flags,
          logFile: join(folder, 'api.log'),
        },
      ),
    startUsual: async (cores) =>
      startServer(
        'usual-stack/main.ts',
        { databaseUrl: postgres.url, issuer, audience: testAudience, pem: await pemOf(issuer) },
        { cores, logFile: join(folder, 'usual.log') },
      ),
    startBare: (sql) => startServer('servers/bare.ts', { databaseUrl: postgres.url, sql }),
    disconnect: () => client.end(),
    async close() {
      await client.end();
      await Promise.all([postgres.stop(), identity.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const variables = (databaseUrl: string, issuer: string, folder: string): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: applicationUrl(databaseUrl),
  OIDC_ISSUER: issuer,
  STORAGE_DIR: join(folder, 'files'),
  HEALTH_DATA_KEYS: healthKeys,
  LOG_LEVEL: 'info',
});

async function onceAt<Row extends QueryResultRow>(url: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Migrates, seeds, and makes the season's waiver 30 kB long; answers the hash of its text. */
async function fill(url: string, { issuer }: TestIdentity, folder: string, households: number): Promise<string> {
  await prepareTestDatabase(url);
  await seedDemoResort({ databaseUrl: url, issuer, storageDir: join(folder, 'files'), healthKeys, now: new Date() });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await seedLoadHouseholds(client, households, { issuer });
    const html = `<h2>Acknowledgement of risk</h2>${'<p>Skiing has risks that nobody can take away.</p>'.repeat(612)}`;
    const hash = createHash('sha256').update(html).digest('hex');
    await client.query(`insert into waiver_text (hash, html) values (decode($1, 'hex'), $2) on conflict do nothing`, [
      hash,
      html,
    ]);
    await client.query(`update waiver set text_hash = decode($1, 'hex') where pos_waiver_id = 'SP-LIABILITY'`, [hash]);
    await client.query('vacuum analyze');
    return hash;
  } finally {
    await client.end();
  }
}

async function pemOf(issuer: string): Promise<string> {
  const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: JsonWebKey[] };
  return createPublicKey({ key: keys[0] as JsonWebKey, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

export const contactIdsOf = (household: number): number[] =>
  Array.from({ length: 5 }, (_, member) => loadHeadId(household) + member);
