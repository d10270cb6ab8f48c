import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { ZodError } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Database } from '../database/database';
import { forgetFailure, noteFailure } from './failed-job.queries';
import type { QueueName } from './job';
import { type JobData, JobQueues } from './job-queues';
import { JobRegistry } from './job-registry';
import { removeFinished } from './outbox.queries';
import { OutboxRelay } from './outbox-relay';
import { queueConnection } from './queue-backend';

const AT_ONCE: Record<QueueName, number> = { integrations: 8, documents: 2, mail: 4, reports: 1, maintenance: 2 };
const SCHEDULE_RETRY_MS = 5_000;
/** A killed worker's jobs come back in twenty seconds; only a job that takes its worker down six times is given up. */
const LOCKS = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 5 };
const OUTBOX_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Works on the queues' jobs with the registered handlers. Only in the worker process. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(JobWorkers.name);
  #workers: Worker<JobData>[] = [];
  #stopped = false;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly registry: JobRegistry,
    private readonly queues: JobQueues,
    private readonly relay: OutboxRelay,
    private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.registry.collect();
    this.#workers = this.registry.queues.map((queue) => this.#work(queue));
    await this.relay.start();
    void this.#schedule();
  }

  /** Takes no new job, finishes the present ones. */
  async onModuleDestroy(): Promise<void> {
    this.#stopped = true;
    await this.relay.stop();
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  /** A queue that is not there yet must not keep the worker from starting. */
  async #schedule(): Promise<void> {
    while (!this.#stopped) {
      try {
        for (const job of this.registry.scheduled) await this.queues.schedule(job);
        return;
      } catch (error) {
        this.#logger.warn(`Scheduling waits: ${(error as Error).message}`);
        await pause(SCHEDULE_RETRY_MS, undefined, { ref: false });
      }
    }
  }

  #work(queue: QueueName): Worker<JobData> {
    const connection = queueConnection(this.config, 'work');
    const worker = new Worker<JobData>(queue, (job) => this.#run(job), { connection, concurrency: AT_ONCE[queue], ...LOCKS });
    worker.on('error', (error) => this.#logger.warn(`Worker ${queue}: ${error.message}`));
    worker.on('failed', (job, error) => {
      this.#logger.error({ err: error, job: job?.name, id: job?.id, attempt: job?.attemptsMade }, 'job failed');
      if (job?.finishedOn) void this.#noteFailure(job);
    });
    return worker;
  }

  /** Its tries are used up: the console tells it (architecture §4). */
  async #noteFailure({ id = '', name }: Job<JobData>): Promise<void> {
    try {
      await this.database.run(noteFailure, [OUTBOX_ID.test(id) ? id : name, name]);
    } catch (error) {
      this.#logger.error({ err: error, job: name, id }, 'a failed job could not be written down');
    }
  }

  async #run({ id = '', name, data, attemptsStarted }: Job<JobData>): Promise<void> {
    const known = this.registry.find(name);
    if (!known) throw new Error(`Nobody here does ${name}`);
    const parsed = known.job.payload.safeParse(data.payload);
    if (!parsed.success) throw new UnrecoverableError(`The payload of ${name} is wrong at ${pathOf(parsed.error)}`);
    await known.handler.handle(parsed.data, { id, correlationId: data.correlationId, attempt: attemptsStarted });
    await (OUTBOX_ID.test(id) ? this.database.run(removeFinished, [id]) : this.database.run(forgetFailure, [name]));
    this.#logger.log({ job: name, id, correlationId: data.correlationId }, 'job done');
  }
}

const pathOf = (error: ZodError): string => error.issues.map(({ path }) => path.join('.')).join(', ');
