import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { rebuildDocuments } from './rebuild-documents';

const folder = join(__dirname, 'functions');
/** By name: a build may still hold a file that is no longer ours. */
export const functionFiles = [
  'household-parts.sql',
  'household-refresh.sql',
  'notify.sql',
  'refuse-change.sql',
  'retention.sql',
  'erasure.sql',
  'evidence.sql',
] as const;
type FunctionFile = (typeof functionFiles)[number];

const placeholder = /\{\{fields of (\w+)(?:: ([\w ]+))?\}\}/g;

/**
 * `shoe_size as "shoeSize", updated_at as "updatedAtUtc", …`: a table's columns as its entity and the wire call them; all, or of those that are
 * named the ones that it has.
 */
const fieldsOfTable = `select string_agg(format('%I as %I', attname,
    (select string_agg(case when place = 1 then word else initcap(word) end, '' order by place)
     from regexp_split_to_table(regexp_replace(attname, '_at$', '_at_utc'), '_') with ordinality as w (word, place))), ', ' order by attnum) as fields
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
    and ($2::text is null or attname = any(string_to_array($2, ' ')))`;

/** The file's text, with the columns that the tables have now: a migration of any age may apply it, and a new column makes another text. */
async function textOf(runner: QueryRunner, file: FunctionFile): Promise<string> {
  let text = readFileSync(join(folder, file), 'utf8');
  for (const [written, table, named] of text.matchAll(placeholder)) {
    const [row] = await runner.query(fieldsOfTable, [table, named ?? null]);
    text = text.replace(written, row.fields);
  }
  return text;
}

/** For a migration whose triggers need the functions of a file. */
export const applyFunction = async (runner: QueryRunner, file: FunctionFile): Promise<unknown> =>
  runner.query(await textOf(runner, file));

/**
 * Brings the SQL functions to the text of their files, after the migrations; answers the files that were applied. A new text of what makes
 * the stored documents, or keeps them, makes those new that are otherwise (`docs/decisions/001`).
 */
export async function applyFunctions(runner: QueryRunner): Promise<string[]> {
  const held = new Map<string, string>(
    (await runner.query(`select file, encode(hash, 'hex') as hash from sql_function`)).map(
      (row: { file: string; hash: string }) => [row.file, row.hash] as const,
    ),
  );
  const changed: { file: FunctionFile; text: string; hash: string }[] = [];
  for (const file of functionFiles) {
    const text = await textOf(runner, file);
    const hash = createHash('sha256').update(text).digest('hex');
    if (held.get(file) !== hash) changed.push({ file, text, hash });
  }
  for (const { text } of changed) await runner.query(text);
  if (changed.some(({ file }) => file.startsWith('household-')))
    await rebuildDocuments({ query: (text, values) => runner.query(text, values) });
  // Last, so that what breaks off is done again.
  for (const { file, hash } of changed) {
    await runner.query(
      `insert into sql_function (file, hash) values ($1, decode($2, 'hex')) on conflict (file) do update set hash = excluded.hash, applied_at = now()`,
      [file, hash],
    );
  }
  return changed.map(({ file }) => file);
}
