import type { INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { FailedJobs } from '../../../api/src/platform/jobs/failed-jobs';
import { defineJob } from '../../../api/src/platform/jobs/job';
import { type GaveUp, giveUp, HandlesJob, type JobHandler } from '../../../api/src/platform/jobs/job-handler';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const deliver = defineJob({
  name: 'test.deliver',
  queue: 'integrations',
  payload: z.object({ to: z.string() }),
  attempts: 2,
});
const nightly = defineJob({
  name: 'test.nightly',
  queue: 'maintenance',
  payload: z.object({}),
  attempts: 1,
  everyMs: 3_600_000,
});
const newer = defineJob({ name: 'test.newer', queue: 'integrations', payload: z.object({}) });

let isMended = false;
const done: string[] = [];

@HandlesJob(deliver)
class DeliverHandler implements JobHandler<typeof deliver.payload> {
  async handle({ to }: { to: string }): Promise<GaveUp | undefined> {
    if (!isMended && to === 'nowhere') return giveUp('There is no such address');
    if (!isMended && to === 'broken') throw new Error('The line is broken');
    done.push(to);
    return undefined;
  }
}

@HandlesJob(nightly)
class NightlyHandler implements JobHandler<typeof nightly.payload> {
  async handle(): Promise<void> {
    if (!isMended) throw new Error('Not tonight');
    done.push('nightly');
  }
}

@HandlesJob(newer)
class NewerHandler implements JobHandler<typeof newer.payload> {
  async handle(): Promise<void> {
    done.push('newer');
  }
}

describe.each(queueBackends)('on %s', (backend) => {
  let site: JobSite;
  let worker: INestApplicationContext;
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  beforeEach(() => {
    isMended = false;
    done.splice(0);
  });
  afterEach(async () => {
    await worker.close();
    await site.queue.empty();
    await site.database.rows('delete from outbox');
    await site.database.rows('delete from failed_job');
  });
  afterAll(() => site.close());

  const start = async () => {
    worker = await site.start([deliver], [DeliverHandler]);
  };
  const leave = async (to: unknown): Promise<string> =>
    (
      await site.database.row<{ id: string }>('insert into outbox (job, payload) values ($1, $2) returning id', [
        deliver.name,
        { to },
      ])
    ).id;
  const failures = () =>
    site.database.rows('select id, outbox_id, job, reason, error, attempts from failed_job order by failed_at');
  const left = async () => (await site.database.rows('select 1 from outbox')).length;
  const wakeRelay = () => site.database.rows("select pg_notify('arrival_outbox', '')");
  const anHourPasses = () => site.database.rows("update outbox set enqueued_at = enqueued_at - interval '1 hour'");

  test('what used up its tries is written down with its error, comes back by itself, and is forgotten once it succeeds', async () => {
    const id = await leave('broken');
    await start();
    await until(async () => (await failures()).length > 0);
    const failure = { id, outbox_id: id, job: deliver.name, reason: 'tries', error: 'The line is broken' };
    expect(await failures()).toEqual([{ ...failure, attempts: 2 }]);
    await anHourPasses();
    await wakeRelay();
    await until(async () => (await site.database.rows('select 1 from failed_job where attempts = 4')).length > 0);
    isMended = true;
    await anHourPasses();
    await wakeRelay();
    await until(async () => (await left()) === 0);
    expect([done, await failures()]).toEqual([['broken'], []]);
  });

  test.each([
    ['nowhere', 'There is no such address'],
    [7, 'The payload is wrong at to'],
  ])('what failed for good (%s) is tried once and waits until somebody retries it', async (to, error) => {
    const id = await leave(to);
    await start();
    await until(async () => (await failures()).length > 0);
    expect(await failures()).toEqual([{ id, outbox_id: id, job: deliver.name, reason: 'final', error, attempts: 1 }]);
    await anHourPasses();
    await wakeRelay();
    await leave('somebody');
    await until(() => done.length === 1);
    expect(await failures()).toMatchObject([{ id, attempts: 1 }]);
    isMended = true;
    await site.database.rows(`update outbox set payload = '{"to":"nowhere"}' where id = $1`, [id]);
    expect(await worker.get(FailedJobs).retry(id)).toBe(true);
    await until(async () => (await left()) === 0);
    expect([done, await failures()]).toEqual([['somebody', 'nowhere'], []]);
    expect(await worker.get(FailedJobs).retry(id)).toBe(false);
  });

  test('discarded work is not done any more, also when it stands in the queue', async () => {
    const id = await leave('broken');
    await start();
    await until(async () => (await failures()).length > 0);
    isMended = true;
    expect(await worker.get(FailedJobs).discard(id)).toBe(true);
    expect([await left(), await failures()]).toEqual([0, []]);
    await leave('somebody');
    await until(() => done.length > 0);
    expect(done).toEqual(['somebody']);
    expect(await worker.get(FailedJobs).discard(id)).toBe(false);
  });

  test('a job that comes by itself fails under its name, and a retry does it once more at once', async () => {
    worker = await site.start([nightly], [NightlyHandler]);
    await until(async () => (await failures()).length > 0);
    const failure = {
      id: nightly.name,
      outbox_id: null,
      job: nightly.name,
      reason: 'tries',
      error: 'Not tonight',
      attempts: 1,
    };
    expect(await failures()).toEqual([failure]);
    isMended = true;
    await worker.get(FailedJobs).retry(nightly.name);
    await until(() => done.length === 1);
    await until(async () => (await left()) === 0);
    expect(await failures()).toEqual([]);
  });

  test.each(['in the outbox', 'in the queue'])(
    'work that no version knows is seen as failed, and done by one that knows it: %s',
    async (place) => {
      const { id } = await site.database.row<{ id: string }>(
        "insert into outbox (job, payload) values ('test.newer', '{}') returning id",
      );
      if (place === 'in the queue') await handOverAndStop();
      worker = await site.start([deliver], [DeliverHandler], { unknownMs: 500, sweepEveryMs: 200 });
      await until(async () => (await failures()).length > 0);
      expect(await failures()).toMatchObject([
        { id, job: newer.name, reason: 'unknown', error: 'No worker knows this job' },
      ]);
      await worker.close();
      worker = await site.start([deliver, newer], [DeliverHandler, NewerHandler]);
      await until(async () => (await left()) === 0);
      expect([done, await failures()]).toEqual([['newer'], []]);
    },
  );

  /** A newer version hands the work over and goes before it does it. */
  async function handOverAndStop(): Promise<void> {
    const next = await site.start([deliver, newer], [DeliverHandler, BusyHandler]);
    await until(
      async () => (await site.database.rows('select 1 from outbox where enqueued_at is not null')).length === 1,
    );
    await next.close();
  }
});

/** As a worker that is stopped before it gets to the job. */
@HandlesJob(newer)
class BusyHandler implements JobHandler<typeof newer.payload> {
  async handle(_: object, { signal }: { signal: AbortSignal }): Promise<void> {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  }
}
