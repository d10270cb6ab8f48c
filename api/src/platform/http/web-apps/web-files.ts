import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PAGE = '/index.html';
const COMPRESSED = /\.(br|gz)$/;
const HTML = /^\/[^/]+\.html$/;

/** A built single-page app on disk: its page, other pages beside it, and the names of its files, read once at the start. */
export interface WebFiles {
  readonly directory: string;
  readonly page: string;
  /** Pages of their own by their path: they get a nonce and a policy like the app's. */
  readonly otherPages: ReadonlyMap<string, string>;
  has(path: string): boolean;
}

/** Reads a build folder; undefined when it has no page (not built yet). */
export function readWebFiles(directory: string | undefined): WebFiles | undefined {
  if (!directory) return undefined;
  try {
    const read = (path: string) => readFileSync(join(directory, path), 'utf8');
    const page = read(PAGE);
    const names = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
    const [pages, files] = [
      names.filter((name) => HTML.test(name) && name !== PAGE),
      names.filter((name) => !HTML.test(name)),
    ];
    const known = new Set(files);
    return {
      directory,
      page,
      otherPages: new Map(pages.map((name) => [name, read(name)])),
      has: (path) => known.has(path),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
