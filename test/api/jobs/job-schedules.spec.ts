import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler } from '../../../api/src/platform/jobs/job-handler';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const payload = z.object({});
const tick = defineJob({ name: 'test.tick', queue: 'maintenance', payload, everyMs: 300 });
const atNoon = { name: 'test.noon', queue: 'maintenance', payload } as const;
const noon = defineJob({ ...atNoon, cron: { pattern: '0 12 * * *', zone: 'America/Denver' } });
const DAY_MS = 86_400_000;
let ticks = 0;
let isBroken = false;

@HandlesJob(tick)
class TickHandler implements JobHandler<typeof payload> {
  async handle(): Promise<void> {
    ticks += 1;
  }
}

const handlerOf = (job: JobDefinition) => {
  @HandlesJob(job)
  class Handler implements JobHandler {
    async handle(): Promise<void> {
      if (isBroken) throw new Error('Not today');
    }
  }
  return Handler;
};

describe.each(queueBackends)('on %s', (backend) => {
  let site: JobSite;
  let worker: INestApplicationContext | undefined;
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  beforeEach(async () => {
    await site.queue.empty();
    ticks = 0;
  });
  afterEach(() => worker?.close());
  afterAll(() => site.close());

  const schedulers = () => worker!.get<Queue>(getQueueToken('maintenance'), { strict: false }).getJobSchedulers();

  test('a job comes by itself again after the queue has lost everything, by the next sweep', async () => {
    worker = await site.start([tick], [TickHandler], { sweepEveryMs: 1_500 });
    await until(() => ticks > 2);
    await site.queue.empty();
    ticks = 0;
    await until(() => ticks > 2);
  });

  if (backend === 'Redis') {
    test('and without waiting for it when the connection was lost too', async () => {
      worker = await site.start([tick], [TickHandler], { sweepEveryMs: 3_600_000 });
      await until(() => ticks > 2);
      await site.queue.empty();
      await site.queue.disconnectAll?.();
      ticks = 0;
      await until(() => ticks > 2);
    });
  }

  test('sweeping again and again leaves the next time as it is', async () => {
    const daily = defineJob({ name: 'test.daily', queue: 'maintenance', payload, everyMs: DAY_MS });
    worker = await site.start([daily], [handlerOf(daily)], { sweepEveryMs: 50 });
    await until(async () => ((await schedulers()).find(({ key }) => key === daily.name)?.iterationCount ?? 0) > 1);
    const before = await schedulers();
    await pause(400);
    expect(await schedulers()).toEqual(before);
  });

  test('a job comes by itself again soon after a clock that was a day ahead was put right', async () => {
    const now = Date.now;
    const dayAhead = jest.spyOn(Date, 'now').mockImplementation(() => now() + DAY_MS);
    const nextOf = async (name: string) => (await schedulers()).find(({ key }) => key === name)?.next ?? 0;
    const jobs = [tick, noon];
    try {
      worker = await site.start(jobs, [TickHandler, handlerOf(noon)], { sweepEveryMs: 200 });
      for (const { name } of jobs) await until(async () => (await nextOf(name)) > Date.now() - DAY_MS / 2);
    } finally {
      dayAhead.mockRestore();
    }
    await until(() => ticks > 2);
    await until(async () => (await nextOf(noon.name)) < Date.now() + DAY_MS);
  });

  test('a time of day is meant in its zone, in summer and in winter', async () => {
    worker = await site.start([noon], [handlerOf(noon)]);
    await until(async () => (await schedulers()).some(({ key }) => key === noon.name));
    const kept = (await schedulers()).find(({ key }) => key === noon.name);
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Denver', timeStyle: 'short' }).format(
      kept?.next,
    );
    expect(hour).toBe('12:00');
  });

  test('what this version wants otherwise replaces what an older one has left', async () => {
    worker = await site.start([noon], [handlerOf(noon)]);
    await until(async () => (await schedulers()).some(({ key }) => key === noon.name));
    await worker.close();
    const hourly = defineJob({ ...atNoon, everyMs: 3_600_000 });
    worker = await site.start([hourly], [handlerOf(hourly)]);
    await until(async () => (await schedulers()).some(({ key, every }) => key === noon.name && every === 3_600_000));
  });

  test('what was asked for by hand counts as the last run of what comes by itself, however it ended', async () => {
    const once = defineJob({
      ...atNoon,
      name: 'test.once',
      cron: { pattern: '0 12 29 2 *', zone: 'Etc/UTC' },
      attempts: 1,
    });
    worker = await site.start([once], [handlerOf(once)]);
    const lastRun = async () =>
      (
        await site.database.rows<{ outcome: string; began: boolean }>(
          `select last_outcome as outcome, last_started_at > now() - interval '1 minute' as began from job_schedule
           where job = $1 and last_outcome is not null`,
          [once.name],
        )
      )[0];
    const ask = () => site.database.rows("insert into outbox (job, payload) values ($1, '{}')", [once.name]);
    expect(await lastRun()).toBeUndefined();
    isBroken = true;
    await ask();
    await until(async () => (await lastRun())?.outcome === 'failed');
    isBroken = false;
    await ask();
    await until(async () => (await lastRun())?.outcome === 'done');
    expect(await lastRun()).toEqual({ outcome: 'done', began: true });
    await site.database.rows('delete from outbox');
    await site.database.rows('delete from failed_job');
  });

  test('a job that no version knows any more stops coming after a while', async () => {
    worker = await site.start([tick], [TickHandler]);
    await until(() => ticks > 2);
    await worker.close();
    worker = await site.start([noon], [handlerOf(noon)]);
    const isKept = async () => (await schedulers()).some(({ key }) => key === tick.name);
    await until(async () => (await schedulers()).some(({ key }) => key === noon.name));
    expect(await isKept()).toBe(true);
    await worker.close();
    worker = await site.start([noon], [handlerOf(noon)], { unknownMs: 100 });
    await until(async () => !(await isKept()));
  });
});
