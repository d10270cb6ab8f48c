import type { FailedJob, Operations } from '@arrival/contracts';
import { queueNames } from '../../../api/src/platform/jobs/job';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { until } from '../../support/until';
import { startWorker } from '../../support/worker';

/** What administrators see of the work in hand, and what they do with work that failed (spec §7, issue 9). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
});
afterAll(() => api.close());

const operations = async (): Promise<Operations> => (await boss.get('/api/admin/operations').expect(200)).body;
const failedJobs = async (): Promise<FailedJob[]> =>
  (await boss.get('/api/admin/operations/failed-jobs').expect(200)).body;

/** Work that failed for good, as the worker leaves it. */
async function fail(error: string): Promise<string> {
  const { id } = await api.database.row<{ id: string }>(
    `insert into outbox (job, payload, correlation_id, enqueued_at) values ('photos.discard-replaced', '{"photoId": "7"}', 'c-1', 'infinity') returning id`,
  );
  await api.database.rows(
    `insert into failed_job (id, outbox_id, job, reason, error, attempts, queue) values ($1::text, $1::uuid, 'photos.discard-replaced', 'final', $2, 5, 'maintenance')`,
    [id, error],
  );
  return id;
}

/** What a worker tells of a schedule; that one of its runs ended is noted apart, and may come first. */
const isSweep = ({ job, nextAtUtc }: Operations['schedules'][number]) =>
  job === 'photos.sweep-pictures' && nextAtUtc !== null;

test('a worker tells of its queues, of what comes by itself and when it ran, and that it lives', async () => {
  expect((await operations()).queues).toEqual([]);
  // Three minutes ago the queue had ended 95 jobs before that minute, and 5 in it: the hour shows the 5, never the hundred.
  await api.database.rows(
    `insert into bullmq.metrics (queue, kind, count, prev_ts, prev_count, data) values ('webhooks', 'completed', 100, $1, 95, '{3,4}')`,
    [Date.now() - 180_000],
  );
  const worker = await startWorker(api.database.url);
  try {
    await api.database.rows(`insert into outbox (job, payload) values ('photos.sweep-pictures', '{}')`);
    const hasTold = ({ queues, schedules, oldestHandOverAtUtc, processes }: Operations) =>
      queues.length > 0 &&
      schedules.some(isSweep) &&
      oldestHandOverAtUtc === null &&
      processes.some(({ process }) => process === 'worker');
    await until(async () => hasTold(await operations()));
    const { queues, schedules, processes } = await operations();
    expect(queues.map(({ queue }) => queue)).toEqual([...queueNames].sort());
    for (const { perMinute, failed } of queues) expect([perMinute.length, failed]).toEqual([60, 0]);
    const ended = queues.find(({ queue }) => queue === 'webhooks')?.perMinute ?? [];
    expect(ended.join(' ')).toMatch(/^(0 )+4 3 5( 0){3,}$/);
    expect(schedules.find(isSweep)).toMatchObject({ queue: 'maintenance', everySeconds: 86_400 });
    expect(Date.parse(schedules.find(isSweep)?.nextAtUtc ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(processes.filter(({ process }) => process === 'worker')).toHaveLength(1);
  } finally {
    await worker.close();
  }
});

test('what comes by itself is listed where it has something to do', async () => {
  const listedBy = async ({ database }: TestApi, agent: SignedInAgent) => {
    await database.rows(
      `insert into job_schedule (job, queue, every_ms, told_at) values ('onerisk.reconcile', 'integrations', 60000, now()),
       ('pos.compare', 'maintenance', 60000, now()), ('evidence.seal', 'maintenance', 60000, now()) on conflict do nothing`,
    );
    const { schedules } = (await agent.get('/api/admin/operations').expect(200)).body as Operations;
    return schedules
      .map(({ job }) => job)
      .filter((job) => ['onerisk.reconcile', 'pos.compare', 'evidence.seal'].includes(job));
  };
  expect(await listedBy(api, boss)).toEqual(['evidence.seal']);
  const partnered = await startApi({ ...administratorVariables, FEATURES: '1Risk' });
  try {
    expect(await listedBy(partnered, await administrator(partnered))).toEqual(['evidence.seal', 'onerisk.reconcile']);
  } finally {
    await partnered.close();
  }
});

test('what waits longest for a hand-over is told', async () => {
  await api.database.rows(
    `insert into outbox (job, payload, created_at) values ('test.nobodys', '{}', '2026-01-02T03:04:05Z')`,
  );
  expect((await operations()).oldestHandOverAtUtc).toBe('2026-01-02T03:04:05.000Z');
  await api.database.rows(`delete from outbox where job = 'test.nobodys'`);
});

test('failed work is listed with why and what about; a retry hands it over again, audited', async () => {
  const id = await fail('No answer within 3 s');
  expect(await failedJobs()).toEqual([
    expect.objectContaining({
      ...{
        id,
        job: 'photos.discard-replaced',
        queue: 'maintenance',
        reason: 'final',
        error: 'No answer within 3 s',
        attempts: 5,
      },
      ...{ payload: { photoId: '7' }, correlationId: 'c-1' },
    }),
  ]);
  const since = await lastAuditId(api);
  await boss.post(`/api/admin/operations/failed-jobs/${id}/retry`).expect(200);
  expect(await failedJobs()).toEqual([]);
  expect(await api.database.row('select enqueued_at as at from outbox where id = $1', [id])).toEqual({ at: null });
  expect(await auditRows(api, since)).toEqual([
    expect.objectContaining({ action: 'job.retried', entity: 'job', entity_id: id }),
  ]);
  await api.database.rows('delete from outbox');
});

test('a discard takes the work away, audited; what is gone is unknown', async () => {
  const id = await fail('There is no such address');
  const since = await lastAuditId(api);
  await boss.delete(`/api/admin/operations/failed-jobs/${id}`).expect(200);
  expect(await api.database.rows('select 1 from outbox')).toEqual([]);
  expect(await auditRows(api, since)).toEqual([expect.objectContaining({ action: 'job.discarded', entity_id: id })]);
  for (const call of [
    boss.post(`/api/admin/operations/failed-jobs/${id}/retry`),
    boss.delete(`/api/admin/operations/failed-jobs/${id}`),
  ]) {
    const { body } = await call.expect(404);
    expect(body).toMatchObject({ code: 'job.unknown' });
  }
});
