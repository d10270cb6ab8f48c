import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { applicationRole } from '../postgres/databases';

/** True when every migration and SQL function of this build is there, and the application's role has its rights: then a start need not wait for the migration command (0.9 s). */
export async function schemaIsCurrent(databaseUrl: string, folder: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ timestamp: string }>('select "timestamp" from migration');
    const granted = await client.query<{ isGranted: boolean }>(
      `select has_table_privilege($1, 'contact', 'select') as "isGranted"`,
      [applicationRole],
    );
    if (!granted.rows[0]?.isGranted) return false;
    const done = new Set(rows.map(({ timestamp }) => timestamp));
    if (!migrationTimes(readdirSync(join(folder, 'migrations'))).every((time) => done.has(time))) return false;
    const functions = await client.query<{ file: string; hash: Buffer }>('select file, hash from sql_function');
    const held = new Map(functions.rows.map(({ file, hash }) => [file, hash.toString('hex')]));
    return functionHashes(join(folder, 'functions')).every(([file, hash]) => held.get(file) === hash);
  } catch {
    return false; // no such table yet, or no such folder: the command knows better
  } finally {
    await client.end();
  }
}

/** True when the product has been here before. */
export async function hasSchema(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.contact') is not null as "isThere"`,
    );
    return rows[0]?.isThere ?? false;
  } finally {
    await client.end();
  }
}

/** The numbers that the names of the built migrations begin with. */
export const migrationTimes = (files: readonly string[]): string[] =>
  files.filter((name) => /^\d+-.*\.js$/.test(name)).map((name) => name.slice(0, name.indexOf('-')));

const functionHashes = (folder: string): [file: string, hash: string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]);
