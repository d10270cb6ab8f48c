import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '../../libs/sandbox/src/postgres/databases';
import { choosePlace, socketFolder } from '../../libs/sandbox/src/postgres/place';
import { openDatabase, type TestDatabase } from './database';
import type { StackFacts } from './stack-facts';

const portLine = 3;

/** The running stack's own database, for what only an administrator could change. `drop` closes the connection and drops nothing. */
export const openStackDatabase = (facts: StackFacts): Promise<TestDatabase> => openDatabase(urlOf(facts));

function urlOf(facts: StackFacts): string {
  const place = choosePlace(join(facts.dataDir, 'postgres'), () => undefined);
  const password = readFileSync(join(place.folder, 'password'), 'utf8').trim();
  const port = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[portLine];
  const socket = socketFolder(place);
  return databaseUrl(
    `postgresql://postgres:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`,
    'arrival',
  );
}
