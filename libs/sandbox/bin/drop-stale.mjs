import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = /(\.d)?\.(c?[jt]s|sql|typ)(\.map)?$/;
const stems = (folder) => readdirSync(folder, { recursive: true }).map((path) => path.replace(built, ''));

/** Takes away what was built of sources that are gone: a migration that stayed behind would run. The compiler leaves it. */
export function dropStale(sources, output) {
  const known = new Set(stems(sources));
  for (const path of readdirSync(output, { recursive: true }))
    if (built.test(path) && !known.has(path.replace(built, ''))) rmSync(join(output, path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) dropStale(process.argv[2], process.argv[3]);
