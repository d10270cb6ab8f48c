import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { configModule } from '../../api/src/config/config.module';
import { readConfig } from '../../api/src/config/read-config';
import { databaseModule } from '../../api/src/platform/database/database.module';
import { defineJob, type JobDefinition } from '../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler, type JobRun } from '../../api/src/platform/jobs/job-handler';
import { jobsModule } from '../../api/src/platform/jobs/jobs.module';
import { apiVariables } from '../support/api';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { startWorker } from '../support/worker';

const greet = defineJob({ name: 'test.greet', queue: 'mail', payload: z.object({ contactId: z.number().int() }), attempts: 3 });
const lonely = defineJob({ name: 'test.lonely', queue: 'mail', payload: z.object({}) });

const runs: Array<JobRun & { contactId: number }> = [];

@HandlesJob(greet)
class GreetHandler implements JobHandler<typeof greet.payload> {
  async handle({ contactId }: { contactId: number }, run: JobRun): Promise<void> {
    runs.push({ ...run, contactId });
    if (contactId === 13 && run.attempt < 2) throw new Error('not yet');
  }
}

@Module({ providers: [GreetHandler] })
class GreetModule {}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => runs.splice(0));

const start = (jobs: readonly JobDefinition[]) =>
  NestFactory.createApplicationContext(
    {
      module: GreetModule,
      imports: [
        configModule(readConfig(apiVariables(database.url, 'http://localhost:1', '/tmp'))),
        databaseModule('test'),
        jobsModule(jobs),
      ],
    },
    { logger: false, abortOnError: false },
  );

const leave = (contactId: unknown, correlationId = 'trace-1') =>
  database.row<{ id: string }>('insert into outbox (job, payload, correlation_id) values ($1, $2, $3) returning id', [
    greet.name,
    JSON.stringify({ contactId }),
    correlationId,
  ]);

const until = async (isSo: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await pause(20);
  }
};
const left = async () => (await database.rows('select 1 from outbox')).length;

test('a row in the outbox is worked on with its correlation id, and then gone', async () => {
  const before = await leave(1);
  const app = await start([greet]);
  try {
    const after = await leave(2);
    await until(async () => (await left()) === 0);
    expect(runs).toEqual([
      { id: before.id, correlationId: 'trace-1', attempt: 1, contactId: 1 },
      { id: after.id, correlationId: 'trace-1', attempt: 1, contactId: 2 },
    ]);
  } finally {
    await app.close();
  }
});

test('a job that fails is tried again under the same id; one with a wrong payload is not', async () => {
  const app = await start([greet]);
  try {
    const wrong = await leave('seven');
    const { id } = await leave(13);
    await until(async () => (await left()) === 1);
    expect(runs.map((run) => [run.id, run.attempt])).toEqual([
      [id, 1],
      [id, 2],
    ]);
    expect(await database.rows('select id from outbox')).toEqual([{ id: wrong.id }]);
  } finally {
    await app.close();
  }
});

test('a job that failed for good is written down, and forgotten once it succeeds', async () => {
  await database.rows('delete from outbox');
  await database.rows('delete from failed_job');
  const { id } = await leave('seven');
  const failed = () => database.rows('select id, job from failed_job');
  const app = await start([greet]);
  try {
    await until(async () => (await failed()).length > 0);
    expect(await failed()).toEqual([{ id, job: greet.name }]);
    // What made it fail is mended; the relay hands over again what was never finished.
    await database.rows(`update outbox set payload = '{"contactId":7}', enqueued_at = now() - interval '1 hour' where id = $1`, [id]);
    await database.rows("select pg_notify('arrival_outbox', '')");
    await until(async () => (await left()) === 0);
    expect(runs.map(({ contactId }) => contactId)).toEqual([7]);
    await until(async () => (await failed()).length === 0);
  } finally {
    await app.close();
  }
});

test('two workers together do each job once', async () => {
  await database.rows('delete from outbox');
  const workers = [await start([greet]), await start([greet])];
  try {
    await Promise.all(Array.from({ length: 40 }, (_, index) => leave(100 + index)));
    await until(async () => (await left()) === 0);
    expect(runs.map(({ contactId }) => contactId).sort()).toEqual(Array.from({ length: 40 }, (_, index) => 100 + index));
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
  }
});

test('work that the queue has lost comes back', async () => {
  const { id } = await leave(5);
  await database.rows("update outbox set enqueued_at = now() - interval '1 hour'");
  const app = await start([greet]);
  try {
    await until(async () => (await left()) === 0);
    expect(runs.map((run) => run.id)).toEqual([id]);
  } finally {
    await app.close();
  }
});

test('a job without a handler, or a handler without its job, stops the start', async () => {
  await expect(start([greet, lonely])).rejects.toThrow('No handler for test.lonely');
  await expect(start([])).rejects.toThrow('GreetHandler handles test.greet, which is not in the list');
});

test('the worker of the product starts, and sweeps old idempotency records', async () => {
  await database.rows(
    `insert into idempotency_record (scope, key, request_hash, status, response, created_at) values
     ('s', 'old', 'x', 200, '{}', now() - interval '8 days'), ('s', 'new', 'x', 200, '{}', now())`,
  );
  const worker = await startWorker(database.url);
  try {
    await until(async () => (await database.rows('select 1 from idempotency_record')).length === 1);
    expect(await database.rows('select key from idempotency_record')).toEqual([{ key: 'new' }]);
  } finally {
    await worker.close();
  }
});
