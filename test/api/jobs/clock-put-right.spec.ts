import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineJob } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const DAY_MS = 86_400_000;
const wayward = defineJob({ name: 'test.wayward', queue: 'mail', payload: z.object({}) });
const endless = defineJob({ name: 'test.endless', queue: 'mail', payload: z.object({}) });
let isBroken = false;
let runs = 0;

@HandlesJob(wayward)
class WaywardHandler implements JobHandler<typeof wayward.payload> {
  async handle(): Promise<void> {
    runs += 1;
    if (isBroken) throw new Error('Not now');
  }
}

@HandlesJob(endless)
class EndlessHandler implements JobHandler<typeof endless.payload> {
  async handle(_: object, { signal }: JobRun): Promise<void> {
    runs += 1;
    await pause(600_000, undefined, { signal });
  }
}

/** A clock that was a day ahead was put right: what it has told lies a day ahead, and nothing waits for that (I3). */
describe.each(queueBackends)('on %s', (backend) => {
  let site: JobSite;
  let worker: INestApplicationContext | undefined;
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  beforeEach(() => {
    runs = 0;
    isBroken = false;
  });
  afterEach(async () => {
    await worker?.close();
    await site.database.rows('delete from outbox');
    await site.queue.empty();
  });
  afterAll(() => site.close());

  const start = () => site.start([wayward, endless], [WaywardHandler, EndlessHandler], { sweepEveryMs: 200 });
  const ask = (job: string) => site.database.rows("insert into outbox (job, payload) values ($1, '{}')", [job]);
  const isDone = async () => (await site.database.count('outbox')) === 0;
  async function dayAhead(work: () => Promise<unknown>): Promise<void> {
    const now = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + DAY_MS);
    await work().finally(() => clock.mockRestore());
  }

  test('a job that failed meanwhile is tried again', async () => {
    isBroken = true;
    await dayAhead(async () => {
      worker = await start();
      await ask(wayward.name);
      const queue = worker.get<Queue>(getQueueToken('mail'), { strict: false });
      await until(async () => runs > 0 && (await queue.getDelayedCount()) === 1);
    });
    isBroken = false;
    await until(isDone);
  });

  test('work that was handed over meanwhile, and that the queue has lost, is handed over again', async () => {
    await site.database.rows(
      "insert into outbox (job, payload, enqueued_at) values ('test.wayward', '{}', now() + interval '1 day')",
    );
    worker = await start();
    await until(isDone);
  });

  if (backend === 'PostgreSQL')
    test('a job of a worker that died meanwhile is given to another, and so is one of a worker that dies later', async () => {
      worker = await start();
      await ask(endless.name);
      await until(() => runs === 1);
      const dead = site.database.rows.bind(site.database);
      await worker.close();
      await dead(
        `update bullmq.job set state = 'active', lock_token = 'gone', locked_until_ms = $1 where name = 'test.endless'`,
        [Date.now() + DAY_MS],
      );
      await dead(
        `insert into bullmq.meta (queue, field, value) values ('mail', 'stalled-check', $1)
         on conflict (queue, field) do update set value = excluded.value`,
        [`${Date.now() + DAY_MS}`],
      );
      worker = await start();
      await until(() => runs === 2);
    });
});
