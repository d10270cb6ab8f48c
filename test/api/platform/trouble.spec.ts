import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../../api/src/config/read-config';
import { createHttpApplication } from '../../../api/src/create-http-application';
import { createLogger } from '../../../api/src/platform/logging/logger';
import { apiVariables, type SignedInAgent, startApi, type TestApi, usualPatience } from '../../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { until } from '../../support/until';

/** A database in trouble is told as trouble that passes: 503 with Retry-After, in a few seconds, and what can go on goes on. */
let api: TestApi;
let resort: CheckinResort;
let emma: SignedInAgent;
let mia: number;

beforeAll(async () => {
  api = await startApi({ ...usualPatience, DATABASE_POOL_SIZE: '4' });
  resort = await buildCheckinResort(api);
});
beforeEach(async () => {
  ({ emma, mia } = await signedInCarters(api));
});
afterAll(() => api.close());

interface Timed {
  status: number;
  code?: string;
  retryAfter?: string;
  ms: number;
}

async function timed(
  call: PromiseLike<{ status: number; body: { code?: string }; headers: Record<string, string> }>,
): Promise<Timed> {
  const from = performance.now();
  const { status, body, headers } = await call;
  return { status, code: body.code, retryAfter: headers['retry-after'], ms: performance.now() - from };
}

const busy = { status: 503, code: 'server.busy', retryAfter: expect.stringMatching(/^\d+$/) };

/** Some seconds, on a machine that others share: what waits for a lock would wait two minutes. */
const soonMs = 30_000;
const isHeld = "select from pg_stat_activity where application_name = $1 and wait_event = 'PgSleep'";

/** Nobody else gets at the table until this is called. */
async function lock(table: string): Promise<() => Promise<void>> {
  const name = `holder-${randomUUID()}`;
  const held = api.database.rows(
    `set application_name = '${name}'; begin; lock table ${table} in access exclusive mode; select pg_sleep(120)`,
  );
  await until(async () => (await api.database.rows(isHeld, [name])).length > 0);
  return async () => {
    await api.database.rows('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      name,
    ]);
    await held.catch(() => undefined);
  };
}

test('a table that is locked stops those who write it, after some seconds, and nobody who reads', async () => {
  const task = taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia);
  const guests = await Promise.all(Array.from({ length: 8 }, () => signedInCarters(api)));
  const tasks = await Promise.all(
    guests.map(async ({ emma: guest, mia: child }) =>
      taskOf((await group(guest, resort, [child])).rentalProfileContactTasks, child),
    ),
  );
  const key = randomUUID();
  const release = await lock('completion');
  const writing = Promise.all([
    timed(complete(emma, task, rentalAnswers, key)),
    ...guests.map(({ emma: guest }, index) => timed(complete(guest, tasks[index]!, rentalAnswers))),
  ]);
  const reads: Timed[] = [];
  for (let index = 0; index < 10; index++) {
    reads.push(await timed(emma.get('/api/profile')));
    await pause(100);
  }
  const { status: ready } = await api.request.get('/health/ready');
  const writes = await writing;
  await release();
  expect(ready).toBe(200);
  expect(reads.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(Math.min(...reads.map(({ ms }) => ms))).toBeLessThan(1_500);
  for (const write of writes) expect(write).toMatchObject(busy);
  expect(Math.max(...writes.map(({ ms }) => ms))).toBeLessThan(soonMs);
  expect((await complete(emma, task, rentalAnswers, key)).status).toBe(200);
});

test('when every connection is taken the others are told to come back', async () => {
  const release = await lock('household_document');
  const answers = await Promise.all(Array.from({ length: 20 }, () => timed(emma.get('/api/profile'))));
  await release();
  for (const answer of answers) expect(answer).toMatchObject(busy);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(soonMs);
  expect((await emma.get('/api/profile')).status).toBe(200);
});

test('a connection that the server ends in the middle is trouble that passes', async () => {
  const release = await lock('household_document');
  const answer = timed(emma.get('/api/profile'));
  await pause(300);
  await api.database.rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arrival-api' and datname = current_database()",
  );
  expect(await answer).toMatchObject(busy);
  await release();
  expect((await emma.get('/api/profile')).status).toBe(200);
});

test('a caller who leaves in the middle of a request is no error of the server', async () => {
  const lines: string[] = [];
  const config = readConfig({
    ...apiVariables(api.database.url, api.identity.issuer, api.storageFolder),
    LOG_LEVEL: 'debug',
  });
  const app = await createHttpApplication(config, {
    logger: createLogger(config, 'test', { write: (line) => void lines.push(line) }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const token = await api.identity.token({ sub: 'leaves' });
  const { port } = app.getHttpServer().address() as AddressInfo;
  const release = await lock('household_document');
  const head = `HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`;
  const half = connect(port, '127.0.0.1', () =>
    half.write(`POST /api/family/addmember ${head}content-length: 500\r\n\r\n{"firstName"`),
  );
  const whole = connect(port, '127.0.0.1', () => whole.write(`GET /api/profile ${head}\r\n`));
  await pause(500);
  half.destroy();
  whole.destroy();
  await pause(3_500);
  await release();
  await app.close();
  const told = lines.map((line) => JSON.parse(line) as { level: number; status?: number; context?: string });
  const bad = told.filter(
    ({ level, status = 0, context }) => status >= 500 || (level >= 40 && context !== 'Readiness'),
  );
  expect(bad).toEqual([]);
});
