import type { Readable, Writable } from 'node:stream';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table with its columns in order; what the database computes by itself is left out. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Rows and an order-free digest of them: equal before and after a copy, whatever order the rows lie in. */
export interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/** What every database makes anew: its own schema's history, and signs of life. */
const OWN = ['migration', 'sql_function', 'process_heartbeat', 'rate_limit'];

/** Numbers that other systems keep (a point of sale, partners, whoever exports). */
const KNOWN_OUTSIDE = [
  'contact_contact_id_seq',
  'customer_number_seq',
  'purchase_purchase_id_seq',
  'pass_media_media_id_seq',
];
/** More than are given between a backup and its restoration. */
const GIVEN_SINCE = 1_000_000;

const columnsOf = ({ columns }: CopiedTable): string => columns.map(escapeIdentifier).join(', ');

const TABLES = `
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
group by c.relname order by c.relname`;

const REFERENCES = `
select distinct f.conrelid::regclass::text as "from", f.confrelid::regclass::text as "to" from pg_constraint f
where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`;

/** Every table of the product, those that others refer to first. */
export async function tablesInOrder(client: ClientBase): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<CopiedTable>(TABLES, [OWN]);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: CopiedTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of free) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

/** How many rows there are, and the sum of their hashes, whatever their order. */
export async function digestOf(client: ClientBase, { name }: CopiedTable): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as digest from ${escapeIdentifier(name)} t`,
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}

/** All rows, in the text format of PostgreSQL's COPY. */
export const readTable = (client: ClientBase, table: CopiedTable): Readable =>
  client.query(copyTo(`copy ${escapeIdentifier(table.name)} (${columnsOf(table)}) to stdout`));

/** Takes what `readTable` gave. */
export const writeTable = (client: ClientBase, table: CopiedTable): Writable =>
  client.query(copyFrom(`copy ${escapeIdentifier(table.name)} (${columnsOf(table)}) from stdin`));

const DEADLOCK = '40P01';
const ATTEMPTS = 10;

/**
 * Begins a transaction that nobody disturbs: it holds every table before it changes one. Who waits in a circle with the running product
 * meanwhile has changed nothing, and begins anew.
 */
export async function beginAlone(client: ClientBase, tables: readonly CopiedTable[]): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name)).join(', ');
  for (let attempt = 1; ; attempt++) {
    await client.query('begin');
    try {
      await client.query(`lock table ${names} in access exclusive mode`);
      return;
    } catch (error) {
      await client.query('rollback');
      if (attempt === ATTEMPTS || (error as { code?: unknown }).code !== DEADLOCK) throw error;
    }
  }
}

/** Empties the tables and keeps triggers from acting while rows come as they were; for the owner of the tables. */
export async function emptyForCopies(client: ClientBase, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
}

/** After `emptyForCopies`, when all rows are there. */
export async function wakeTriggers(client: ClientBase, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
}

/** The numbers that sequences go on from, by name. */
export async function sequencesOf(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** As `sequencesOf` told them. */
export async function setSequences(client: ClientBase, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await client.query('select setval($1::regclass, $2::bigint)', [escapeIdentifier(name), value]);
}

/** What was given after the backup is lost here and not outside: no number may come to mean somebody else there. */
export async function passOverGivenNumbers(client: ClientBase): Promise<void> {
  await client.query(
    `select setval(quote_ident(sequencename)::regclass, coalesce(last_value, start_value) + $2)
from pg_sequences where schemaname = 'public' and sequencename = any($1)`,
    [KNOWN_OUTSIDE, GIVEN_SINCE],
  );
}

/** The names of the migrations that have run: copies go between equal schemas alone. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by "timestamp"');
  return rows.map(({ name }) => name);
}

/** Whether somebody has used this database: then nothing is restored into it. */
export async function isInUse(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('select from contact union all select from audit_event limit 1');
  return rows.length > 0;
}

/** The keys of the files that rows speak of, in every table that has such a column. */
export async function storageKeysOf(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'storage_key'`,
  );
  if (tables.length === 0) return [];
  const all = tables.map(({ name }) => `select storage_key from ${escapeIdentifier(name)}`).join(' union ');
  const { rows } = await client.query<{ key: string }>(`select storage_key as key from (${all}) keys order by 1`);
  return rows.map(({ key }) => key);
}
