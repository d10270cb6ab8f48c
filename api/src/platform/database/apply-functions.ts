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
] as const;
type FunctionFile = (typeof functionFiles)[number];

const textOf = (file: FunctionFile): string => readFileSync(join(folder, file), 'utf8');

/** For a migration whose triggers need the functions of a file. */
export const applyFunction = (runner: QueryRunner, file: FunctionFile): Promise<unknown> => runner.query(textOf(file));

/**
 * Brings the SQL functions to the text of their files, after the migrations; answers the files that were applied. A new text of
 * `household-parts.sql` makes the stored documents new that it says otherwise (`docs/decisions/001`).
 */
export async function applyFunctions(runner: QueryRunner): Promise<string[]> {
  const held = new Map<string, string>(
    (await runner.query(`select file, encode(hash, 'hex') as hash from sql_function`)).map(
      (row: { file: string; hash: string }) => [row.file, row.hash] as const,
    ),
  );
  const changed = functionFiles
    .map((file) => ({ file, text: textOf(file), hash: createHash('sha256').update(textOf(file)).digest('hex') }))
    .filter(({ file, hash }) => held.get(file) !== hash);
  for (const { text } of changed) await runner.query(text);
  if (changed.some(({ file }) => file === 'household-parts.sql'))
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
