import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../../api/src/platform/jobs/job';
import { type GaveUp, HandlesJob, type JobHandler, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const payload = z.object({ key: z.string() });
type Payload = z.output<typeof payload>;
const work = defineJob({ name: 'test.work', queue: 'mail', payload, attempts: 2, timeoutMs: 1_500 });
/** Not ended by its time, however long the machine stands still. */
const unhurried = defineJob({ ...work, timeoutMs: 600_000 });
const alone = defineJob({
  name: 'test.alone',
  queue: 'mail',
  payload,
  oneAtATime: ({ key }) => key,
  timeoutMs: 600_000,
});
const sweep = defineJob({
  name: 'test.sweep',
  queue: 'mail',
  payload: z.object({}),
  everyMs: 200,
  oneAtATime: () => 'all',
});

/** What the handlers do; each test says. */
let doing: (payload: Payload, run: JobRun) => Promise<void>;

function handlerOf(job: JobDefinition) {
  @HandlesJob(job)
  class Handler implements JobHandler {
    handle(given: unknown, run: JobRun): Promise<void> | Promise<GaveUp | undefined> {
      return doing(given as Payload, run);
    }
  }
  return Handler;
}

describe.each(queueBackends)('on %s', (backend) => {
  let site: JobSite;
  const workers: INestApplicationContext[] = [];
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await site.queue.empty();
    await site.database.rows('delete from outbox');
    await site.database.rows('delete from failed_job');
  });
  afterAll(() => site.close());

  const start = async (job: JobDefinition): Promise<INestApplicationContext> => {
    const worker = await site.start([job], [handlerOf(job)]);
    workers.push(worker);
    return worker;
  };
  const leave = async (job: JobDefinition, key = 'a'): Promise<string> =>
    (
      await site.database.row<{ id: string }>('insert into outbox (job, payload) values ($1, $2) returning id', [
        job.name,
        { key },
      ])
    ).id;
  const left = async () => (await site.database.rows('select 1 from outbox')).length;

  test('a run that takes too long is told so and tried again, whether it listens or not', async () => {
    const told: unknown[] = [];
    doing = async (_, { attempt, signal }) => {
      signal.addEventListener('abort', () => told.push(signal.reason.name));
      if (attempt === 1) await new Promise(() => undefined);
    };
    await start(work);
    await leave(work);
    await until(async () => (await left()) === 0);
    expect(told).toEqual(['TimeoutError']);
  });

  test('a run tells how far it is', async () => {
    let go = () => {};
    const gone = new Promise<void>((resolve) => (go = resolve));
    doing = async (_, { progress }) => {
      await progress(0.25);
      await gone;
    };
    const worker = await start(unhurried);
    const id = await leave(unhurried);
    const queue = worker.get<Queue>(getQueueToken('mail'), { strict: false });
    await until(async () => (await queue.getJob(id))?.progress === 0.25);
    go();
    await until(async () => (await left()) === 0);
  });

  test('a worker that stops tells its runs; they begin again elsewhere, and that is no failure', async () => {
    const attempts: number[] = [];
    doing = async (_, { attempt, signal }) => {
      attempts.push(attempt);
      if (attempts.length === 1) await pause(600_000, undefined, { signal });
    };
    const first = await start(unhurried);
    await leave(work);
    await until(() => attempts.length === 1);
    const before = performance.now();
    await first.close();
    expect(performance.now() - before).toBeLessThan(240_000);
    await start(work);
    await until(async () => (await left()) === 0);
    expect(attempts).toEqual([1, 1]);
    expect(await site.database.rows('select 1 from failed_job')).toEqual([]);
  });

  test('runs that may not overlap wait for each other across workers, others do not', async () => {
    const now: Record<string, number> = { a: 0, b: 0 };
    const most: Record<string, number> = { a: 0, b: 0, all: 0 };
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    doing = async ({ key }) => {
      now[key]! += 1;
      most[key] = Math.max(most[key]!, now[key]!);
      most['all'] = Math.max(most['all']!, now['a']! + now['b']!);
      if (most['all'] === 2) meet();
      // One of each is there together, however late the second comes.
      await met;
      await pause(300);
      now[key]! -= 1;
    };
    await Promise.all([start(alone), start(alone)]);
    await Promise.all(['a', 'b', 'a', 'b', 'a'].map((key) => leave(alone, key)));
    await until(async () => (await left()) === 0);
    expect(most).toEqual({ a: 1, b: 1, all: 2 });
  });

  test('a job that comes by itself is left out while it still runs', async () => {
    let running = 0;
    let most = 0;
    let ended = 0;
    doing = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(900);
      running -= 1;
      ended += 1;
    };
    await Promise.all([start(sweep), start(sweep)]);
    await until(() => ended >= 3);
    expect(most).toBe(1);
  });
});
