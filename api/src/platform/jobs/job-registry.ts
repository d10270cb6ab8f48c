import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { JobDefinition, QueueName } from './job';
import { type JobHandler, jobHandledBy } from './job-handler';

export const JOBS = Symbol('JOBS');

/** Which handler does which job. A job without a handler, or a handler without a job, stops the start (architecture §4). */
@Injectable()
export class JobRegistry {
  readonly #handlers = new Map<string, JobHandler>();

  constructor(
    @Inject(JOBS) private readonly jobs: readonly JobDefinition[],
    private readonly discovery: DiscoveryService,
  ) {}

  /** Called once everything is made. */
  collect(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const job = typeof metatype === 'function' ? jobHandledBy(metatype) : undefined;
      if (!job) continue;
      if (!this.jobs.includes(job)) throw new Error(`${metatype?.name} handles ${job.name}, which is not in the list of jobs`);
      if (this.#handlers.has(job.name)) throw new Error(`${job.name} has two handlers`);
      this.#handlers.set(job.name, instance as JobHandler);
    }
    const missing = this.jobs.filter((job) => !this.#handlers.has(job.name)).map((job) => job.name);
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
  }

  get queues(): QueueName[] {
    return [...new Set(this.jobs.map((job) => job.queue))];
  }

  get scheduled(): JobDefinition[] {
    return this.jobs.filter((job) => job.everyMs !== undefined);
  }

  find(name: string): { job: JobDefinition; handler: JobHandler } | undefined {
    const job = this.jobs.find((known) => known.name === name);
    const handler = this.#handlers.get(name);
    return job && handler && { job, handler };
  }
}
