import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Account, accountFor, closedParent } from './account';
import { findPostgresHome } from './binaries';

/** Where a cluster lives and what runs it. */
export interface Place {
  home: string;
  folder: string;
  cluster: string;
  account: Account | undefined;
}

/**
 * Picks the place. Started as root inside a closed folder (`/root`, a 0700 home), PostgreSQL's own account can reach neither its program nor
 * its data; then both move to `/var/lib`, and `say` tells so.
 */
export function choosePlace(wanted: string, say: (line: string) => void): Place {
  const home = findPostgresHome();
  const folder = resolve(wanted);
  const account = accountFor(join(folder, 'cluster'));
  const closed = closedParent(join(folder, 'cluster'), account) ?? closedParent(join(home, 'bin', 'postgres'), account);
  if (!closed) return made({ home, folder, cluster: join(folder, 'cluster'), account });
  const moved = join(process.platform === 'linux' ? '/var/lib' : tmpdir(), `arrival-${fingerprint(folder)}`);
  say(`${closed} is closed to other accounts and PostgreSQL may not run as root: its data is kept in ${moved}`);
  const cluster = join(moved, 'cluster');
  return made({ home: copied(home, join(moved, 'program')), folder: moved, cluster, account: accountFor(cluster) });
}

function made(place: Place): Place {
  mkdirSync(place.folder, { recursive: true, mode: 0o755 });
  if (!existsSync(place.cluster)) {
    mkdirSync(place.cluster, { mode: 0o700 });
    if (place.account) chownSync(place.cluster, place.account.uid, place.account.gid);
  }
  return place;
}

/** Copies the program once; the rename makes a half copy impossible. */
function copied(home: string, target: string): string {
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    mkdirSync(half, { recursive: true, mode: 0o755 });
    cpSync(home, half, { recursive: true, verbatimSymlinks: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(half, target);
  }
  return target;
}

/** A unix socket's path may have 107 bytes; a deep data folder gets a short one in the temporary folder. Undefined: TCP only. */
export function socketFolder(place: Place): string | undefined {
  if (process.platform === 'win32') return undefined;
  const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= 100;
  if (fits(place.cluster)) return place.cluster;
  const short = join(tmpdir(), `arrival-${fingerprint(place.cluster)}`);
  if (!fits(short)) return undefined;
  mkdirSync(short, { recursive: true, mode: 0o700 });
  if (place.account) chownSync(short, place.account.uid, place.account.gid);
  return short;
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
