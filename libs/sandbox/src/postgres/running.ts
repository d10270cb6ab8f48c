import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from './databases';
import { readPostmasterPid } from './leftover';
import { choosePlace, socketFolder } from './place';

const portLine = 3;

/** The owner's URL of the product's database in the embedded PostgreSQL that runs on a folder; undefined when none runs. */
export function runningUrl(folder: string): string | undefined {
  const place = choosePlace(folder, () => undefined);
  const passwordFile = join(place.folder, 'password');
  if (!existsSync(passwordFile) || !readPostmasterPid(place.cluster)?.ready) return undefined;
  const password = readFileSync(passwordFile, 'utf8').trim();
  const port = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[portLine];
  const socket = socketFolder(place);
  const host = socket ? `?host=${encodeURIComponent(socket)}` : '';
  return databaseUrl(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres${host}`, 'arrival');
}
