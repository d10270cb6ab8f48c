import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { AppConfig } from '../../config/app-config';
import { Exclusive } from '../database/exclusive';
import { EarlyRuns } from './early-runs';
import { FailedJobs } from './failed-jobs';
import { type JobDefinition, queueNames } from './job';
import { processors } from './job-processors';
import { JobQueues, QUEUES } from './job-queues';
import { JOBS, JobRegistry } from './job-registry';
import { JobRuns } from './job-runs';
import { JOB_TIMES, JobSweep, type JobTimes, usualTimes } from './job-sweep';
import { jobTelemetry } from './job-telemetry';
import { JobWorkers, PROCESSORS } from './job-workers';
import { OutboxRelay } from './outbox-relay';
import { PutOffJobs } from './put-off-jobs';
import { QueueBackend, queueClasses } from './queue-backend';
import { QueueFigureReader } from './queue-figures';
import { WorkSeen } from './work-seen';

@Module({})
class QueueBackendModule {}

@Module({})
class JobsModule {}

const listOf = (provide: symbol, inject: readonly (string | (typeof processors)[number])[]) => ({
  provide,
  inject: [...inject],
  useFactory: (...all: unknown[]) => all,
});

/** The queues, the relay and the workers for a list of jobs. Imported by the worker root alone. */
export function jobsModule(
  config: AppConfig,
  jobs: readonly JobDefinition[],
  times: JobTimes = usualTimes,
): DynamicModule {
  const backend: DynamicModule = {
    module: QueueBackendModule,
    imports: [DiscoveryModule],
    providers: [{ provide: JOBS, useValue: jobs }, JobRegistry, jobTelemetry, QueueBackend],
    exports: [JobRegistry, QueueBackend],
  };
  BullModule.queueClass = queueClasses(config.redisUrl === undefined).Queue;
  return {
    module: JobsModule,
    imports: [
      backend,
      BullModule.forRootAsync({
        imports: [backend],
        // The registry comes first: a half done list of jobs connects to nothing.
        inject: [QueueBackend, JobRegistry],
        useFactory: ({ connection }: QueueBackend) => ({ connection }),
        extraOptions: { manualRegistration: true },
      }),
      BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
    ],
    providers: [
      ...processors,
      listOf(PROCESSORS, processors),
      listOf(
        QUEUES,
        queueNames.map((name) => getQueueToken(name)),
      ),
      { provide: JOB_TIMES, useValue: times },
      EarlyRuns,
      Exclusive,
      FailedJobs,
      JobQueues,
      JobRuns,
      JobSweep,
      JobWorkers,
      OutboxRelay,
      PutOffJobs,
      QueueFigureReader,
      WorkSeen,
    ],
  };
}
