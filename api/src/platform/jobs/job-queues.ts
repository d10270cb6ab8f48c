import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { JobDefinition, QueueName } from './job';
import { queueConnection } from './queue-backend';

/** What travels through the queue: ids and the correlation id. */
export interface JobData {
  readonly payload: unknown;
  readonly correlationId?: string;
}

export interface WaitingJob {
  readonly id: string;
  readonly job: JobDefinition;
  readonly data: JobData;
}

const KEPT_DONE = { age: 24 * 3600, count: 2_000 };
const FIRST_RETRY_MS = 1_000;

const options = ({ attempts }: JobDefinition) => ({
  attempts,
  backoff: { type: 'exponential', delay: FIRST_RETRY_MS, jitter: 0.5 },
  removeOnComplete: KEPT_DONE,
  // The outbox remembers it and brings it back (`takeWaiting`); a queue that still knew its id would ignore that.
  removeOnFail: true,
});

/** The side of the queues that adds. Adding the same id again changes nothing. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  readonly #logger = new Logger(JobQueues.name);
  readonly #queues = new Map<QueueName, Queue<JobData>>();

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async add(jobs: readonly WaitingJob[]): Promise<void> {
    for (const queue of new Set(jobs.map(({ job }) => job.queue))) {
      const ofQueue = jobs.filter(({ job }) => job.queue === queue);
      await this.#queue(queue).addBulk(
        ofQueue.map(({ id, job, data }) => ({ name: job.name, data, opts: { ...options(job), jobId: id } })),
      );
    }
  }

  /** Makes sure that a job comes by itself every `everyMs`, once for all workers together. */
  async schedule(job: JobDefinition): Promise<void> {
    const template = { name: job.name, data: { payload: {} }, opts: options(job) };
    await this.#queue(job.queue).upsertJobScheduler(job.name, { every: job.everyMs ?? 0 }, template);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
  }

  #queue(name: QueueName): Queue<JobData> {
    let queue = this.#queues.get(name);
    if (!queue) {
      queue = new Queue<JobData>(name, { connection: queueConnection(this.config, 'add') });
      queue.on('error', (error) => this.#logger.warn(`Queue ${name}: ${error.message}`));
      this.#queues.set(name, queue);
    }
    return queue;
  }
}
