import { Client } from 'pg';

/** The role that owns the product's databases; not a superuser, as in a real operation. */
export const ownerRole = 'arrival';

/** Makes a database owned by the product's role, as a copy of `template` when given (24 ms), and answers its URL. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  const from = template ? ` template ${identifier(template)}` : '';
  await run(adminUrl, (client) => client.query(`create database ${identifier(name)} owner ${ownerRole}${from}`));
  return databaseUrl(adminUrl, name);
}

/** Removes a database and closes its connections. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await run(adminUrl, (client) => client.query(`drop database if exists ${identifier(name)} with (force)`));
}

/** Role and first database, when they are missing. The role has the administrator's password. */
export async function ensureOwnerAndDatabase(adminUrl: string, name: string): Promise<void> {
  await run(adminUrl, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as database`,
      [ownerRole, name],
    );
    const password = client.escapeLiteral(decodeURIComponent(new URL(adminUrl).password));
    if (!rows[0]?.role) await client.query(`create role ${ownerRole} login password ${password}`);
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
