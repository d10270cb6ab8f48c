import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { Clock } from '../../../api/src/platform/clock/clock';
import { startApi, type TestApi, usualPatience } from '../../support/api';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** What a probe is told, with the real parts that it speaks of (Q2). */
let api: TestApi;
let worker: TestWorker;

beforeAll(async () => {
  api = await startApi(usualPatience);
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

/** At last: what a machine that stands still does not answer within two seconds is told as down. */
async function isTold(expected: object, from = api): Promise<void> {
  let seen = await report(from);
  for (let tries = 0; tries < 60 && !matches(seen, expected); tries += 1) seen = await report(from);
  expect(seen).toMatchObject(expected);
}
function matches(seen: object, expected: object): boolean {
  try {
    expect(seen).toMatchObject(expected);
    return true;
  } catch {
    return false;
  }
}

const allUp = { database: 'up', migrations: 'up', storage: 'up', signIn: 'up', queue: 'up', keys: 'up', clock: 'up' };

test('with everything there it is ready', async () => {
  await isTold({ code: 200, status: 'ready', checks: allUp });
  expect(Object.keys((await report()).checks).sort()).toEqual(Object.keys(allUp).sort());
});

test('asking again and again writes once', async () => {
  const written = async () =>
    (await api.database.row<{ at: Date }>("select max(beat_at) as at from process_heartbeat where process = 'api'")).at;
  const asked = async () => {
    await report();
    const first = await written();
    await Promise.all(Array.from({ length: 20 }, () => api.request.get('/health/ready')));
    return (await written()).getTime() === first.getTime();
  };
  // A machine that stands still for the second of a report makes the next one due.
  await until(asked);
});

test('a database that answers and cannot be written is not ready', async () => {
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('begin; lock table process_heartbeat in access exclusive mode');
  await isTold({ code: 503, status: 'notReady', checks: { database: 'down' } });
  await holder.end();
  await isTold({ checks: { database: 'up' } });
});

test('a worker that has stopped, or that does not reach its queues, is told by the age of its last sign', async () => {
  await worker.close();
  worker = { close: async () => undefined };
  await api.database.rows("update process_heartbeat set beat_at = now() where process = 'worker'");
  await isTold({ checks: { queue: 'up' } });
  await api.database.rows("update process_heartbeat set beat_at = now() - interval '40 s' where process = 'worker'");
  await isTold({ code: 200, status: 'degraded', checks: { queue: 'down' } });
  await api.database.rows(
    "update process_heartbeat set beat_at = now() + interval '1 min' where process = 'worker'; update queue_state set told_at = now()",
  );
  await isTold({ checks: { queue: 'up' } });
  await api.database.rows("update queue_state set told_at = now() - interval '70 s'");
  await isTold({ code: 200, status: 'degraded', checks: { queue: 'down' } });
  worker = await startWorker(api.database.url);
  await isTold({ status: 'ready', checks: { queue: 'up' } });
});

test('work that was handed over and not finished makes the queue slow, work that failed for good does not', async () => {
  const { id } = await api.database.row<{ id: string }>(
    `insert into outbox (job, payload, created_at, enqueued_at) values ('test.slow', '{}', now() - interval '5 min', now() - interval '5 min') returning id`,
  );
  await isTold({ code: 200, status: 'degraded', checks: { queue: 'slow' } });
  await api.database.rows("insert into failed_job (id, job) values ($1, 'test.slow')", [id]);
  await isTold({ status: 'ready', checks: { queue: 'up' } });
  await api.database.rows('delete from failed_job; delete from outbox');
});

test('photo storage that is away only degrades, and the log says once why', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  rmSync(api.storageFolder, { recursive: true });
  writeFileSync(api.storageFolder, 'no folder');
  await isTold({ code: 200, status: 'degraded', checks: { ...allUp, storage: 'down' } });
  await report();
  rmSync(api.storageFolder);
  await isTold({ status: 'ready' });
  const lines = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('storage'));
  expect(lines).toEqual([expect.stringMatching(/^storage is down: .*(EEXIST|ENOTDIR)/), 'storage is up again']);
  warn.mockRestore();
});

test("a clock that is not the database's is named", async () => {
  const now = jest
    .spyOn(api.app.get(Clock), 'now')
    .mockImplementation(() => performance.timeOrigin + performance.now() + 20_000);
  await isTold({ code: 200, status: 'degraded', checks: { ...allUp, clock: 'off' } });
  now.mockRestore();
  await isTold({ status: 'ready' });
});

test('a sign-in provider that is away only degrades', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const alone = await startApi({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  await isTold(
    {
      code: 200,
      status: 'degraded',
      checks: { database: 'up', signIn: 'down' },
    },
    alone,
  );
  expect(warn).toHaveBeenCalledWith('signIn is down: fetch failed (bad port)');
  warn.mockRestore();
  await alone.close();
});
