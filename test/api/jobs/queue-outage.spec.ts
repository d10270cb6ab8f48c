import { setTimeout as pause } from 'node:timers/promises';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { z } from 'zod';
import { defineJob, queueNames } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import { openJobSite } from '../../support/job-worker';
import { hasOwnRedis, ownRedis } from '../../support/queue-backend';
import { until } from '../../support/until';

const greet = defineJob({ name: 'test.greet', queue: 'mail', payload: z.object({}) });
let greeted = 0;

@HandlesJob(greet)
class GreetHandler implements JobHandler<typeof greet.payload> {
  async handle(): Promise<void> {
    greeted += 1;
  }
}

const count = defineJob({ name: 'test.count', queue: 'reports', payload: z.object({}) });
let counted = 0;

@HandlesJob(count)
class CountHandler implements JobHandler<typeof count.payload> {
  async handle(_: object, { progress, signal }: JobRun): Promise<void> {
    for (; !signal.aborted; counted++) await progress(0.5);
    signal.throwIfAborted();
  }
}

beforeEach(() => {
  greeted = 0;
  counted = 0;
});

test('a worker goes on after PostgreSQL has cut the connections of its queue', async () => {
  const site = await openJobSite('PostgreSQL');
  const leave = () => site.database.rows("insert into outbox (job, payload) values ('test.greet', '{}')");
  const worker = await site.start([greet], [GreetHandler]);
  try {
    await leave();
    await until(() => greeted === 1);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and (application_name = 'arrival-queue' or application_name = any($1))`;
    expect((await site.database.rows(cut, [[...queueNames]])).length).toBeGreaterThan(queueNames.length);
    await leave();
    await until(() => greeted === 2);
  } finally {
    await worker.close();
    await site.close();
  }
});

test('a worker that starts as PostgreSQL comes back, and whose queue came too early, says so and is started again', async () => {
  const site = await openJobSite('PostgreSQL');
  const connect = Pool.prototype.connect as (this: Pool, ...rest: unknown[]) => unknown;
  let isAway = true;
  const connecting = jest.spyOn(Pool.prototype, 'connect').mockImplementation(function (
    this: Pool,
    ...rest: unknown[]
  ) {
    const isOfQueue = (this.options as { application_name?: string }).application_name === 'arrival-queue';
    if (!isAway || !isOfQueue) return connect.apply(this, rest) as never;
    isAway = false;
    return Promise.reject(new Error('connect ENOENT')) as never;
  });
  try {
    await expect(site.start([greet], [GreetHandler])).rejects.toThrow('connect ENOENT');
    const worker = await site.start([greet], [GreetHandler]);
    await site.database.rows("insert into outbox (job, payload) values ('test.greet', '{}')");
    await until(() => greeted === 1);
    await worker.close();
  } finally {
    connecting.mockRestore();
    await site.close();
  }
});

const withRedis = hasOwnRedis ? test : undefined;

withRedis?.('a worker starts while Redis is away, holds no rows meanwhile and goes on after each outage', async () => {
  const redis = await ownRedis();
  const site = await openJobSite('Redis', {
    variables: { REDIS_URL: redis.url },
    empty: async () => {},
    close: async () => {},
  });
  const leave = () => site.database.rows("insert into outbox (job, payload) values ('test.greet', '{}')");
  let worker: INestApplicationContext | undefined;
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const told = () => warn.mock.calls.map(String).filter((line) => line.includes('ECONNREFUSED'));
  try {
    await leave();
    worker = await site.start([greet], [GreetHandler]);
    await until(async () => (await site.database.rows('select 1 from outbox for update skip locked')).length === 1);
    await until(() => told().length > 0);
    // BullMQ tries again every second, with each of its connections.
    await pause(2_500);
    expect(told()).toEqual([expect.stringMatching('The queues cannot be reached')]);
    redis.start();
    await until(() => greeted === 1);
    const left = async () => (await site.database.rows('select 1 from outbox')).length;
    await until(async () => (await left()) === 0);
    await redis.stop();
    // What little there is needs no queue.
    await leave();
    await until(async () => (await left()) === 0);
    expect(greeted).toBe(2);
    redis.start();
    await leave();
    await until(() => greeted === 3);
  } finally {
    warn.mockRestore();
    await worker?.close();
    await redis.close();
    await site.close();
  }
});

withRedis?.('a worker ends soon though Redis does not answer any more what it was asked', async () => {
  const redis = await ownRedis();
  redis.start();
  const site = await openJobSite('Redis', {
    variables: { REDIS_URL: redis.url },
    empty: async () => {},
    close: async () => {},
  });
  const leave = (job: string) => site.database.rows("insert into outbox (job, payload) values ($1, '{}')", [job]);
  try {
    const worker = await site.start([greet, count], [GreetHandler, CountHandler]);
    await leave(count.name);
    await until(() => counted > 1);
    // What follows within a moment is heard of without its name, and does not begin early.
    await pause(100);
    redis.freeze();
    // It begins early, and the queue is asked to take it.
    await leave(greet.name);
    await until(() => greeted === 1);
    const ended = worker.close().then(() => 'ended');
    expect(await Promise.race([ended, pause(20_000, 'still there', { ref: false })])).toBe('ended');
  } finally {
    await redis.close();
    await site.close();
  }
});
