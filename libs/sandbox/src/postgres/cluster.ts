import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeState } from '../state/state-file';
import { programOf } from './binaries';
import type { Place } from './place';
import { plainEnvironment } from './server';

/** Makes the cluster when there is none yet and answers its password, which is kept beside it. */
export function ensureCluster(place: Place, options: { durable: boolean }): string {
  const passwordFile = join(place.folder, 'password');
  const initialised = existsSync(join(place.cluster, 'PG_VERSION'));
  const kept = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trim() : '';
  if (initialised && kept) return kept;
  if (existsSync(join(place.cluster, 'postmaster.opts'))) {
    throw new Error(`${passwordFile} is missing, but ${place.cluster} has data; put the file back`);
  }
  // the password is written last: without it an initdb was killed half way, and nobody has ever connected
  for (const name of readdirSync(place.cluster)) rmSync(join(place.cluster, name), { recursive: true, force: true });
  const password = randomBytes(18).toString('base64url');
  initialise(place, password, options.durable);
  writeState(passwordFile, `${password}\n`);
  return password;
}

function initialise(place: Place, password: string, durable: boolean): void {
  const handover = mkdtempSync(join(tmpdir(), 'arrival-initdb-'));
  const file = join(handover, 'password');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  if (place.account) for (const path of [handover, file]) chownSync(path, place.account.uid, place.account.gid);
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...localeFlags(),
    ...(durable ? [] : ['--no-sync']),
  ];
  const done = spawnSync(programOf(place.home, 'initdb'), [`--pgdata=${place.cluster}`, `--pwfile=${file}`, ...flags], {
    ...place.account,
    cwd: place.cluster,
    encoding: 'utf8',
    ...plainEnvironment,
  });
  rmSync(handover, { recursive: true, force: true });
  if (done.status === 0) return;
  throw new Error(
    `PostgreSQL could not make its data folder ${place.cluster}: ${done.error?.message ?? done.stderr.trim()}`,
  );
}

/** PostgreSQL's own C.UTF-8 sorts and folds the same on every machine; only Linux has the system's too. */
const localeFlags = () => [
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
];
