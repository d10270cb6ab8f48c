import { Client } from 'pg';
import { type DemoAtResort, demoDesk, demoPeople } from './people';
import { dayAtResort } from './resort/days';
import { LARGE_HOUSEHOLDS } from './resort/households-large';
import { SMALL_HOUSEHOLDS } from './resort/households-small';
import { PRODUCTS } from './resort/products';
import { insert } from './seed/insert';
import { writeCatalog } from './seed/write-catalog';
import { writeHousehold } from './seed/write-household';

export interface SeedOptions {
  databaseUrl: string;
  /** Whose sign-ins the households belong to. */
  issuer: string;
  /** Where the API keeps its photos; empty when it keeps them in S3, then the demo has none. */
  storageDir: string;
  /** HEALTH_DATA_KEYS as the API reads it. */
  healthKeys: string;
  now: Date;
}

/** Any number that no other part of the product locks on. */
const SEED_LOCK = 20_261_120;

/**
 * Writes the demo resort into a migrated database, in one transaction. It changes nothing where locations exist already, so a second
 * start keeps what guests and administrators did.
 */
export async function seedDemoResort(options: SeedOptions): Promise<void> {
  const client = new Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rowCount } = await client.query('select 1 from location limit 1');
    if (rowCount === 0) await writeAll(client, options);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
}

/** What of the demo lives in this database. Products come with its households and from nowhere else in the sandbox. */
export async function demoIn(client: Client): Promise<DemoAtResort> {
  const { rows } = await client.query<DemoAtResort>(
    `select exists (select from product where code = any($1)) as "hasFamilies",
(select count(*) from admin_email where lower(email) = any($2)) = cardinality($2) as "hasDesk"`,
    [PRODUCTS.map(({ code }) => code), demoDesk],
  );
  return rows[0]!;
}

async function writeAll(client: Client, { issuer, storageDir, healthKeys, now }: SeedOptions): Promise<void> {
  const today = dayAtResort(now);
  await writeCatalog(client, today);
  await insert(
    client,
    'admin_email',
    demoDesk.map((email) => ({ email, role: 'desk' })),
  );
  const scene = { client, issuer, storageDir, healthKeys, now, today };
  for (const household of [...SMALL_HOUSEHOLDS, ...LARGE_HOUSEHOLDS]) {
    const person = demoPeople.find(({ email }) => email === household.email);
    if (!person) throw new Error(`Nobody signs in as ${household.email}`);
    await writeHousehold(scene, household, person);
  }
}
