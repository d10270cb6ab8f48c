import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { rebuildDocuments } from './rebuild-documents';

const folder = join(__dirname, 'functions');

/**
 * Brings the SQL functions to the text of their files, after the migrations; answers the files that were applied. A new text of
 * `household_json` makes every stored document new (`docs/decisions/001`).
 */
export async function applyFunctions(runner: QueryRunner): Promise<string[]> {
  const held = new Map<string, string>(
    (await runner.query(`select file, encode(hash, 'hex') as hash from sql_function`)).map(
      (row: { file: string; hash: string }) => [row.file, row.hash] as const,
    ),
  );
  const changed: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (held.get(file) === hash) continue;
    await runner.query(text);
    if (file === 'household-json.sql') await rebuildDocuments(runner);
    // Last, so that what breaks off is done again.
    await runner.query(
      `insert into sql_function (file, hash) values ($1, decode($2, 'hex')) on conflict (file) do update set hash = excluded.hash, applied_at = now()`,
      [file, hash],
    );
    changed.push(file);
  }
  return changed;
}
