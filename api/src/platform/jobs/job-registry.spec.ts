import 'reflect-metadata';
import { Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { defineJob, type JobDefinition } from './job';
import { HandlesJob, type JobHandler } from './job-handler';
import { JOBS, JobRegistry } from './job-registry';

const payload = z.object({});
const greet = defineJob({ name: 'test.greet', queue: 'mail', payload });
const lonely = defineJob({ name: 'test.lonely', queue: 'mail', payload });
const noon = { name: 'test.noon', queue: 'mail', payload } as const;

function handlerOf(job: JobDefinition): Type {
  @HandlesJob(job)
  class Handler implements JobHandler {
    async handle(): Promise<void> {}
  }
  return Handler;
}

@Module({})
class Root {}

const start = (jobs: readonly JobDefinition[], handlers: readonly Type[]) => {
  const providers = [...handlers, { provide: JOBS, useValue: jobs }, JobRegistry];
  return NestFactory.createApplicationContext(
    { module: Root, imports: [DiscoveryModule], providers },
    { logger: false, abortOnError: false },
  );
};

test('a list of jobs with a handler for each starts', async () => {
  const app = await start([greet], [handlerOf(greet)]);
  expect(app.get(JobRegistry).find('test.greet')?.job).toBe(greet);
  await app.close();
});

test('a job without a handler, with two, or a handler without its job stops the start', async () => {
  await expect(start([greet, lonely], [handlerOf(greet)])).rejects.toThrow('No handler for test.lonely');
  await expect(start([greet], [handlerOf(greet), handlerOf(greet)])).rejects.toThrow('test.greet has two handlers');
  await expect(start([], [handlerOf(greet)])).rejects.toThrow('Handler handles test.greet, which is not in the list');
});

test.each([
  ['test.noon has both everyMs and cron', { everyMs: 1_000, cron: { pattern: '* * * * *', zone: 'UTC' } }],
  ['test.noon has a wrong schedule', { cron: { pattern: 'at noon', zone: 'UTC' } }],
  ['test.noon has a wrong schedule', { cron: { pattern: '0 12 * * *', zone: 'Colorado' } }],
  ['cannot do with an empty payload', { everyMs: 1_000, payload: z.object({ id: z.number() }) }],
])('a schedule that means nothing stops the start: %s', async (problem, schedule) => {
  const job = defineJob({ ...noon, ...schedule });
  await expect(start([job], [handlerOf(job)])).rejects.toThrow(problem);
});
