import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../../api/src/platform/clock/clock';
import { startApi, type TestApi } from '../support/api';
import { startWorker, type TestWorker } from '../support/worker';

/** What a probe is told, with the real parts that it speaks of (quality §2). */
let api: TestApi;
let worker: TestWorker;

beforeAll(async () => {
  api = await startApi();
  worker = await startWorker(api.database.url);
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

/** A report is kept for a moment, so that nobody can make us write by asking. */
async function report(from = api): Promise<{ code: number; status: string; checks: Record<string, string> }> {
  await pause(1_100);
  const { status: code, body } = await from.request.get('/health/ready');
  return { code, ...body };
}

const allUp = { database: 'up', migrations: 'up', storage: 'up', signIn: 'up', queue: 'up', keys: 'up', clock: 'up' };

test('with everything there it is ready', async () => {
  expect(await report()).toEqual({ code: 200, status: 'ready', checks: allUp });
});

test('asking again and again writes once', async () => {
  const written = async () =>
    (await api.database.row<{ at: Date }>("select max(beat_at) as at from process_heartbeat where process = 'api'")).at;
  await report();
  const first = await written();
  await Promise.all(Array.from({ length: 20 }, () => api.request.get('/health/ready').expect(200)));
  expect(await written()).toEqual(first);
});

test('a database that answers and cannot be written is not ready', async () => {
  const holder = api.database.rows(
    'begin; lock table process_heartbeat in access exclusive mode; select pg_sleep(4); commit',
  );
  await pause(200);
  expect(await report()).toMatchObject({ code: 503, status: 'notReady', checks: { database: 'down' } });
  await holder;
  expect(await report()).toMatchObject({ code: 200, checks: { database: 'up' } });
});

test('a worker that has stopped is told by the age of its last sign', async () => {
  await worker.close();
  worker = { close: async () => undefined };
  expect(await report()).toMatchObject({ checks: { queue: 'up' } });
  await api.database.rows("update process_heartbeat set beat_at = now() - interval '40 s' where process = 'worker'");
  expect(await report()).toMatchObject({ code: 200, status: 'degraded', checks: { queue: 'down' } });
  worker = await startWorker(api.database.url);
  expect(await report()).toMatchObject({ status: 'ready', checks: { queue: 'up' } });
});

test('work that was handed over and not finished makes the queue slow, work that failed for good does not', async () => {
  const { id } = await api.database.row<{ id: string }>(
    `insert into outbox (job, payload, created_at, enqueued_at) values ('test.slow', '{}', now() - interval '5 min', now() - interval '5 min') returning id`,
  );
  expect(await report()).toMatchObject({ code: 200, status: 'degraded', checks: { queue: 'slow' } });
  await api.database.rows("insert into failed_job (id, job) values ($1, 'test.slow')", [id]);
  expect(await report()).toMatchObject({ status: 'ready', checks: { queue: 'up' } });
  await api.database.rows('delete from failed_job; delete from outbox');
});

test('photo storage that is away only degrades', async () => {
  rmSync(api.storageFolder, { recursive: true });
  writeFileSync(api.storageFolder, 'no folder');
  expect(await report()).toMatchObject({ code: 200, status: 'degraded', checks: { ...allUp, storage: 'down' } });
  rmSync(api.storageFolder);
  expect(await report()).toMatchObject({ status: 'ready' });
});

test("a clock that is not the database's is named", async () => {
  const now = jest
    .spyOn(api.app.get(Clock), 'now')
    .mockImplementation(() => performance.timeOrigin + performance.now() + 20_000);
  expect(await report()).toMatchObject({ code: 200, status: 'degraded', checks: { ...allUp, clock: 'off' } });
  now.mockRestore();
  expect(await report()).toMatchObject({ status: 'ready' });
});

test('a sign-in provider that is away only degrades', async () => {
  const alone = await startApi({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  expect(await report(alone)).toMatchObject({
    code: 200,
    status: 'degraded',
    checks: { database: 'up', signIn: 'down' },
  });
  await alone.close();
});
