import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReportOverview, type ReportStatus, reportStatusSchema } from '@arrival/contracts';
import { Client } from 'pg';
import { seedDemoResort } from '../../libs/sandbox/src/demo/seed';
import { apiVariables, testHealthDataKeys } from '../support/api';
import { type ApiProcess, startApiProcess, startWorkerProcess } from '../support/api-process';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { startTestIdentity, type TestIdentity } from '../support/identity';
import { seedLoadHouseholds } from '../support/load-households';
import { until } from '../support/until';

/** A worker that is killed in the middle of a population loses the range in hand; what readers see stays whole (D33). */
const households = 6_000;
const folder = mkdtempSync(join(tmpdir(), 'arrival-population-'));
let database: TestDatabase;
let identity: TestIdentity;
let variables: Record<string, string>;
let api: ApiProcess;

beforeAll(async () => {
  [database, identity] = await Promise.all([createTestDatabase(), startTestIdentity()]);
  const { issuer } = identity;
  const process = { DATABASE_POOL_SIZE: '8', LOG_LEVEL: 'error', ADMIN_EMAILS: 'boss@example.com' };
  variables = { ...apiVariables(database.url, issuer, folder), ...process };
  await seedDemoResort({
    databaseUrl: database.url,
    issuer,
    storageDir: '',
    healthKeys: testHealthDataKeys,
    now: new Date(),
  });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await seedLoadHouseholds(client, households, { issuer }).finally(() => client.end());
  api = await startApiProcess(variables);
});

afterAll(async () => {
  await api?.stop();
  await Promise.all([database.drop(), identity.close()]);
  rmSync(folder, { recursive: true, force: true });
});

interface Generation {
  id: number;
  state: string;
  households: number;
  lastHead: number;
}

const newest = (): Promise<Generation> =>
  database.row(
    'select id, state, households, last_head::int as "lastHead" from report_generation order by id desc limit 1',
  );

async function ask<Answer>(path: string): Promise<Answer> {
  const token = await identity.token({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-admin' });
  const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
const populate = () => ask('/api/export/Customers/Process/Admin');
const status = async (): Promise<ReportStatus> => reportStatusSchema.parse(await ask('/api/report/customer/status'));
/** As administrators see it; what stands equal has no order. */
async function counts(): Promise<string[]> {
  const { counts: places } = await ask<ReportOverview>('/api/report/customer/overview');
  return places
    .flatMap(({ tasks, ...place }) => [place, ...tasks.map((task) => ({ ...task, at: place.locationId }))])
    .map((one) => JSON.stringify(one))
    .sort();
}

async function worksUntil(isSo: () => Promise<boolean>, end: 'kill' | 'stop'): Promise<void> {
  const worker = startWorkerProcess(variables);
  await until(isSo, newest).finally(() => worker[end]());
}
const isWhole = async () => (await newest()).state === 'whole';

/** Of the rows up to there: how many, and when the last of them was decided. */
const decided = ({ id, lastHead }: Generation) =>
  database.row<{ rows: number; last: string }>(
    `select count(*)::int as rows, max(generated_at)::text as last from report_row where generation_id = $1 and head_contact_id <= $2`,
    [id, lastHead],
  );

const content = (id: number) =>
  `select to_jsonb(r) - 'generation_id' - 'generated_at' - 'generated_at_utc' as row from report_row r where generation_id = ${id}`;

test('killed twice, it goes on behind the last finished range and ends as if nothing had been; readers see the old one until then', async () => {
  await populate();
  await worksUntil(isWhole, 'stop');
  const first = await newest();
  await database.rows(`create table undisturbed as ${content(first.id)}`);
  const [seen, { lastRefreshDate }] = [await counts(), await status()];

  await populate();
  let done = 0;
  const finished: { generation: Generation; decided: object }[] = [];
  for (let kills = 0; kills < 2; kills++) {
    // The killed worker's job comes back when its lock runs out.
    await worksUntil(async () => (await newest()).households > done, 'kill');
    const generation = await newest();
    done = generation.households;
    finished.push({ generation, decided: await decided(generation) });
    expect(generation.state).toBe('running');
    expect(done).toBeLessThan(households);
    expect(await counts()).toEqual(seen);
    expect(await status()).toMatchObject({ statusCode: 1, lastRefreshDate });
  }
  await worksUntil(isWhole, 'stop');

  const last = await newest();
  expect(last.id).toBe(first.id + 1);
  expect(last.households).toBe(first.households);
  for (const { generation, decided: before } of finished) expect(await decided(generation)).toEqual(before);
  const missing = await database.rows(`table undisturbed except all (${content(last.id)}) limit 3`);
  const added = await database.rows(`(${content(last.id)}) except all table undisturbed limit 3`);
  expect({ missing, added }).toEqual({ missing: [], added: [] });
  const known = await database.row(
    `select count(*)::int as n, (select row_count - (select count(*) from undisturbed) from report_generation where id = $1)::int as off
     from report_household where generation_id = $1`,
    [last.id],
  );
  expect(known).toEqual({ n: first.households, off: 0 });
  expect(await counts()).toEqual(seen);
  expect((await status()).statusCode).toBe(2);
});
