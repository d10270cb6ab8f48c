import 'reflect-metadata';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Client } from 'pg';
import { z } from 'zod';
import { configModule } from '../../../api/src/config/config.module';
import { readConfig } from '../../../api/src/config/read-config';
import { ClockModule } from '../../../api/src/platform/clock/clock.module';
import { databaseModule } from '../../../api/src/platform/database/database.module';
import { defineJob } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import { jobsModule } from '../../../api/src/platform/jobs/jobs.module';
import { MetricsModule } from '../../../api/src/platform/metrics/metrics.module';

/** Nanoseconds of the machine's one clock: every process reads the same. */
const now = (): string => process.hrtime.bigint().toString();
const heard = new Map<string, string>();

const begin = defineJob({ name: 'bench.begin', queue: 'maintenance', payload: z.object({}) });

@HandlesJob(begin)
class BeginHandler {
  async handle(_payload: object, { id }: Pick<JobRun, 'id'>): Promise<void> {
    heard.set(id, now());
  }
}

@Module({})
class Root {}

interface Settings {
  readonly variables: Record<string, string>;
  readonly channel: string;
}

/** The product's worker with a job that only says when it began, beside a bare listener; both told by the same clock, on request. */
async function main(): Promise<void> {
  const { variables, channel } = JSON.parse(process.argv[2] ?? '{}') as Settings;
  const config = readConfig(variables);
  const app: INestApplicationContext = await NestFactory.createApplicationContext(
    {
      module: Root,
      providers: [BeginHandler],
      imports: [
        configModule(config),
        MetricsModule,
        ClockModule,
        databaseModule('bench-worker'),
        jobsModule(config, [begin]),
      ],
    },
    { logger: false, abortOnError: false },
  );
  const client = new Client({ connectionString: config.database.url });
  client.on('notification', ({ payload = '' }) => heard.set(payload, now()));
  await client.connect();
  await client.query(`listen ${channel}`);
  process.on('message', (id: string) => process.send?.({ id, at: heard.get(id) }));
  process.send?.({ port: 0 });
  process.once('SIGTERM', () => void Promise.all([client.end(), app.close()]).then(() => process.exit(0)));
}

void main();
