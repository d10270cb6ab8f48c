import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { configModule } from '../../api/src/config/config.module';
import { readConfig } from '../../api/src/config/read-config';
import { ClockModule } from '../../api/src/platform/clock/clock.module';
import { databaseModule } from '../../api/src/platform/database/database.module';
import type { JobDefinition } from '../../api/src/platform/jobs/job';
import { type JobTimes, usualTimes } from '../../api/src/platform/jobs/job-sweep';
import { jobsModule } from '../../api/src/platform/jobs/jobs.module';
import { MetricsModule } from '../../api/src/platform/metrics/metrics.module';
import { apiVariables } from './api';
import { createTestDatabase, type TestDatabase } from './database';
import { openQueue, type TestQueue } from './queue-backend';

@Module({})
class Root {}

/** Jobs of a test with their handlers on a database and a queue of their own. */
export interface JobSite {
  readonly database: TestDatabase;
  readonly queue: TestQueue;
  /** A worker that does these jobs, in this process; the caller closes it. */
  start(
    jobs: readonly JobDefinition[],
    handlers: readonly Type[],
    times?: Partial<JobTimes>,
  ): Promise<INestApplicationContext>;
  close(): Promise<void>;
}

/** `outside`: a queue that the test brings; it closes it itself. */
export async function openJobSite(backend: 'PostgreSQL' | 'Redis', outside?: TestQueue): Promise<JobSite> {
  const database = await createTestDatabase();
  const queue = outside ?? (await openQueue(backend, database));
  const config = readConfig({ ...apiVariables(database.url, 'http://localhost:1', '/tmp'), ...queue.variables });
  return {
    database,
    queue,
    start: (jobs, handlers, times) =>
      NestFactory.createApplicationContext(
        {
          module: Root,
          providers: [...handlers],
          imports: [
            configModule(config),
            MetricsModule,
            ClockModule,
            databaseModule('test'),
            jobsModule(config, jobs, { ...usualTimes, ...times }),
          ],
        },
        { logger: false, abortOnError: false },
      ),
    async close() {
      await queue.close();
      await database.drop();
    },
  };
}
