import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** The role that owns the product's databases; not a superuser, as in a real operation. */
const ownerRole = 'arrival';
/** The role that the product works as: it owns nothing. The migrations give it its rights. */
export const applicationRole = 'arrival_app';

/** Makes a database owned by the product's role, as a copy of `template` when given (24 ms), and answers its URL. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  const from = template ? ` template ${identifier(template)}` : '';
  await run(adminUrl, (client) => client.query(`create database ${identifier(name)} owner ${ownerRole}${from}`));
  return databaseUrl(adminUrl, name);
}

/** Removes a database and closes its connections. Rejects with 57014 (`query_canceled`) when that takes longer than `withinSeconds`. */
export async function dropDatabase(adminUrl: string, name: string, withinSeconds = 0): Promise<void> {
  await run(adminUrl, async (client) => {
    await client.query(`set statement_timeout = '${withinSeconds} s'`);
    await client.query(`drop database if exists ${identifier(name)} with (force)`);
  });
}

/**
 * Roles and first database, when they are missing. The owner has the administrator's password; the application's follows from it, so that
 * it is nowhere kept and says nothing about the other.
 */
export async function ensureOwnerAndDatabase(adminUrl: string, name: string): Promise<void> {
  await run(adminUrl, async (client) => {
    const { rows } = await client.query<{ role: boolean; application: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_roles where rolname = $3) as application,
         exists (select from pg_database where datname = $2) as database`,
      [ownerRole, name, applicationRole],
    );
    const password = client.escapeLiteral(decodeURIComponent(new URL(adminUrl).password));
    if (!rows[0]?.role) await client.query(`create role ${ownerRole} login password ${password}`);
    if (!rows[0]?.application) await client.query(`create role ${applicationRole} login`);
    await client.query(`alter role ${applicationRole} password ${client.escapeLiteral(applicationPassword(adminUrl))}`);
    if (!rows[0]?.database) await client.query(`create database ${identifier(name)} owner ${ownerRole}`);
  });
}

/** The product's URL for a database of the cluster that `adminUrl` administers. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.username = ownerRole;
  url.pathname = `/${name}`;
  return url.href;
}

/** The application's URL for the database of an owner's or administrator's URL of the embedded cluster. */
export function applicationUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = applicationRole;
  url.password = applicationPassword(ownerUrl);
  return url.href;
}

const applicationPassword = (ownerUrl: string): string =>
  createHash('sha256')
    .update(`${applicationRole} ${decodeURIComponent(new URL(ownerUrl).password)}`)
    .digest('base64url');

async function run(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function identifier(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new Error(`Not a database name: ${name}`);
  return `"${name}"`;
}
