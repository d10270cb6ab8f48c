import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CrashSite } from './crash-site';

/** The job that removes them. */
export const discard = 'photos.discard-replaced';

/** Files that nothing refers to any more, and the committed wish to remove each of them. */
export async function filesToDiscard(site: CrashSite, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, () => `photos/aa/${randomBytes(16).toString('hex')}.jpg`);
  mkdirSync(dirname(join(site.folder, files[0] as string)), { recursive: true });
  for (const file of files) writeFileSync(join(site.folder, file), 'photo');
  await site.database.rows(
    `insert into outbox (job, payload) select '${discard}', json_build_object('storageKey', key) from unnest($1::text[]) key`,
    [files],
  );
  return files;
}

export const filesLeft = (site: CrashSite, files: readonly string[]): number =>
  files.filter((file) => existsSync(join(site.folder, file))).length;
