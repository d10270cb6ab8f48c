import type { Storage } from '../storage/storage';
import type { PersonalFile } from './personal-data';

/** For the archive; a file that is gone meanwhile is left out. */
export async function storedFiles<Row extends { readonly storageKey: string }>(
  storage: Storage,
  rows: readonly Row[],
  pathOf: (row: Row) => string,
): Promise<PersonalFile[]> {
  const files: PersonalFile[] = [];
  for (const row of rows) {
    const bytes = await storage.read(row.storageKey);
    if (bytes) files.push({ path: pathOf(row), bytes });
  }
  return files;
}
