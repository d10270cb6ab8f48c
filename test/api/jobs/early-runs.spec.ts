import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { defineJob } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import type { JobProcessor } from '../../../api/src/platform/jobs/job-processor';
import { PROCESSORS } from '../../../api/src/platform/jobs/job-workers';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const work = defineJob({ name: 'test.work', queue: 'mail', payload: z.object({}), attempts: 2 });
const slow = defineJob({ ...work, name: 'test.slow', timeoutMs: 600_000 });

let runs: JobRun[] = [];
/** What the handlers do; each test says. */
let doing: (run: JobRun) => Promise<void>;

function handlerOf(job: typeof work) {
  @HandlesJob(job)
  class Handler implements JobHandler {
    handle(_: unknown, run: JobRun): Promise<void> {
      runs.push(run);
      return doing(run);
    }
  }
  return Handler;
}

describe.each(queueBackends)('work that a worker hears of, with the queue on %s', (backend) => {
  let site: JobSite;
  const workers: INestApplicationContext[] = [];
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  beforeEach(() => {
    runs = [];
    doing = async () => {};
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await site.queue.empty();
    await site.database.rows('delete from outbox');
  });
  afterAll(() => site.close());

  const start = async (): Promise<INestApplicationContext> => {
    const worker = await site.start([work, slow], [handlerOf(work), handlerOf(slow)]);
    workers.push(worker);
    return worker;
  };
  const queueOf = (worker: INestApplicationContext) => worker.get<Queue>(getQueueToken('mail'), { strict: false });
  const leave = ({ name } = work) =>
    site.database.row<{ id: string }>("insert into outbox (job, payload) values ($1, '{}') returning id", [name]);
  const left = async () => (await site.database.rows('select 1 from outbox')).length;
  /** The id of work that has begun; what the relay happened to hand over first waits for the queue, and some more is left. */
  const beginEarly = async (): Promise<string> => {
    let again = 0;
    await until(async () => {
      if (Date.now() > again) {
        await leave();
        again = Date.now() + 10_000;
      }
      return runs.length > 0;
    });
    return runs[0]?.id ?? '';
  };
  const isLeft = async (id: string) =>
    (await site.database.rows('select 1 from outbox where id = $1', [id])).length > 0;
  const attemptsOf = (id: string) => runs.filter((run) => run.id === id).map(({ attempt }) => attempt);
  /** This worker is handed nothing by the queue any more. */
  const stopFetching = (worker: INestApplicationContext) =>
    Promise.all(worker.get<JobProcessor[]>(PROCESSORS, { strict: false }).map((one) => one.worker.pause()));
  const untilHandedOver = () =>
    until(async () => (await site.database.rows('select 1 from outbox where enqueued_at is not null')).length === 1);

  test('begins before the queue hands it out, which counts it and does it no second time', async () => {
    const worker = await start();
    const queue = queueOf(worker);
    await queue.pause();
    const id = await beginEarly();
    await until(async () => !(await isLeft(id)));
    expect(await queue.getJobCountByTypes('completed')).toBe(0);
    await queue.resume();
    await until(async () => (await (await queue.getJob(id))?.isCompleted()) === true);
    expect(attemptsOf(id)).toEqual([1]);
  });

  test('that may take long begins when the queue hands it out', async () => {
    const queue = queueOf(await start());
    await queue.pause();
    await leave(slow);
    await untilHandedOver();
    expect(runs).toEqual([]);
    await queue.resume();
    await until(async () => (await left()) === 0);
    expect(runs).toHaveLength(1);
  });

  test('and that fails is tried again by the queue, as its second try', async () => {
    doing = async ({ attempt }) => {
      if (attempt === 1) throw new Error('not yet');
    };
    const queue = queueOf(await start());
    await queue.pause();
    const id = await beginEarly();
    await queue.resume();
    await until(async () => !(await isLeft(id)));
    expect(attemptsOf(id)).toEqual([1, 2]);
  });

  test('runs nowhere else meanwhile, and elsewhere once its worker has lost it', async () => {
    let end = () => {};
    doing = async (run) => {
      if (run.id !== runs[0]?.id) return;
      await new Promise<void>((resolve, reject) => {
        end = resolve;
        run.signal.addEventListener('abort', () => reject(run.signal.reason));
      });
    };
    const first = await start();
    await stopFetching(first);
    const id = await beginEarly();
    const other = await start();
    const queue = queueOf(other);
    await until(async () => (await queue.getJobCountByTypes('delayed')) === 1);
    expect(attemptsOf(id)).toEqual([1]);
    await site.database.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arrival-exclusive' and datname = current_database()",
    );
    await until(() => attemptsOf(id).length === 2);
    end();
    await until(async () => (await left()) === 0);
    expect(attemptsOf(id)).toEqual([1, 1]);
  });

  test('and whose worker stops begins again elsewhere, and that is no failure', async () => {
    doing = ({ signal }) =>
      runs.length > 1
        ? Promise.resolve()
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const first = await start();
    await leave();
    await until(() => runs.length === 1);
    await first.close();
    await start();
    await until(async () => (await left()) === 0);
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
    expect(await site.database.rows('select 1 from failed_job')).toEqual([]);
  });
});
