import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { JobDefinition, QueueName } from './job';
import { type JobHandler, jobHandledBy } from './job-handler';
import { scheduleProblem } from './job-schedule';

export const JOBS = Symbol('JOBS');

export interface KnownJob {
  readonly job: JobDefinition;
  readonly handler: JobHandler;
}

type Provider = ReturnType<DiscoveryService['getProviders']>[number];

/**
 * Which handler does which job. A job without a handler, a handler without a job or a schedule that means nothing stops the start, before
 * anything is connected to the queue (architecture §4).
 */
@Injectable()
export class JobRegistry {
  readonly #providers = new Map<string, Provider>();

  constructor(
    @Inject(JOBS) private readonly jobs: readonly JobDefinition[],
    discovery: DiscoveryService,
  ) {
    for (const provider of discovery.getProviders()) this.#collect(provider);
    const missing = this.names.filter((name) => !this.#providers.has(name));
    if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
    for (const job of jobs) {
      const problem = scheduleProblem(job);
      if (problem) throw new Error(`${job.name} ${problem}`);
    }
  }

  get names(): string[] {
    return this.jobs.map(({ name }) => name);
  }

  /** Of the jobs in all queues but these. */
  namesOutside(queues: ReadonlySet<string>): string[] {
    return this.jobs.filter(({ queue }) => !queues.has(queue)).map(({ name }) => name);
  }

  get scheduled(): JobDefinition[] {
    return this.jobs.filter(({ everyMs, cron }) => everyMs !== undefined || cron !== undefined);
  }

  find(name: string): KnownJob | undefined {
    const job = this.jobs.find((known) => known.name === name);
    const provider = this.#providers.get(name);
    return job && provider && { job, handler: provider.instance as JobHandler };
  }

  /** Whether a job comes by itself in this queue. */
  isScheduled(queue: string, name: string): boolean {
    return this.scheduled.some((job) => job.name === name && job.queue === (queue as QueueName));
  }

  #collect(provider: Provider): void {
    const { metatype } = provider;
    const job = typeof metatype === 'function' ? jobHandledBy(metatype) : undefined;
    if (!job) return;
    if (!this.jobs.includes(job))
      throw new Error(`${metatype?.name} handles ${job.name}, which is not in the list of jobs`);
    if (this.#providers.has(job.name)) throw new Error(`${job.name} has two handlers`);
    this.#providers.set(job.name, provider);
  }
}
