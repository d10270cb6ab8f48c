import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { databaseUrl } from '../../libs/sandbox/src/postgres/databases';
import { choosePlace, socketFolder } from '../../libs/sandbox/src/postgres/place';
import type { TestDatabase } from './database';
import type { StackFacts } from './stack-facts';

const portLine = 3;

/** The running stack's own database, for what only an administrator could change. `drop` closes the connection and drops nothing. */
export async function openStackDatabase(facts: StackFacts): Promise<TestDatabase> {
  const url = urlOf(facts);
  const client = new Client({ connectionString: url, application_name: 'e2e' });
  await client.connect();
  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(text, values)).rows;
  return {
    url,
    rows,
    async row<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
      const [first] = await rows<Row>(text, values);
      if (!first) throw new Error(`No row from: ${text}`);
      return first;
    },
    drop: () => client.end(),
  };
}

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
