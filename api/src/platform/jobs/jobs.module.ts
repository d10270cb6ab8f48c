import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { JobDefinition } from './job';
import { JobQueues } from './job-queues';
import { JOBS, JobRegistry } from './job-registry';
import { JobWorkers } from './job-workers';
import { OutboxRelay } from './outbox-relay';

@Module({})
export class JobsModule {}

/** The queue, the relay and the workers for a list of jobs. Imported by the worker root alone. */
export function jobsModule(jobs: readonly JobDefinition[]): DynamicModule {
  return {
    module: JobsModule,
    imports: [DiscoveryModule],
    providers: [{ provide: JOBS, useValue: jobs }, JobRegistry, JobQueues, OutboxRelay, JobWorkers],
  };
}
