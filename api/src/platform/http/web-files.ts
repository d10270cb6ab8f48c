import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PAGE = 'index.html';
const COMPRESSED = /\.(br|gz)$/;

/** A built single-page app on disk: its page, and the names of its files, read once at the start. */
export interface WebFiles {
  readonly directory: string;
  readonly page: string;
  has(path: string): boolean;
}

/** Reads a build folder; undefined when it has no page (not built yet). */
export function readWebFiles(directory: string | undefined): WebFiles | undefined {
  if (!directory) return undefined;
  try {
    const page = readFileSync(join(directory, PAGE), 'utf8');
    const names = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name) && entry.name !== PAGE)
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
    const known = new Set(names);
    return { directory, page, has: (path) => known.has(path) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
