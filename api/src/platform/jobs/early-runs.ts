import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Database } from '../database/database';
import { Exclusive } from '../database/exclusive';
import type { QueueName } from './job';
import { type JobData, JobQueues } from './job-queues';
import { JobRegistry, type KnownJob } from './job-registry';
import { JobRuns, type RunOutcome } from './job-runs';
import { lockOf, type OutboxRow, removeFinished, takeEarly } from './outbox.queries';

/** What may take longer, or comes by itself besides, is in no hurry; the queue alone says how much of it runs at once, and when it ran. */
const LONGEST_MS = 60_000;
/** How long the queue may take to hand out what has ended already. */
const KEPT_MS = 60_000;

interface Begun {
  /** The queue has been told of the work, or could not be. */
  handedOver(): void;
}

/**
 * Runs that begin as soon as a worker hears of their work, while the queue is still being told of it (ADR 018). The queue's job joins the run:
 * its success, failure, retries and figures are the queue's as ever. A lock by the row's id keeps all others from it, and goes with the process.
 */
@Injectable()
export class EarlyRuns {
  readonly #logger = new Logger(EarlyRuns.name);
  readonly #runs = new Map<string, Promise<RunOutcome>>();
  readonly #queues = new Set<QueueName>();
  readonly #open = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();

  constructor(
    private readonly registry: JobRegistry,
    private readonly runs: JobRuns,
    private readonly queues: JobQueues,
    private readonly exclusive: Exclusive,
    private readonly database: Database,
  ) {}

  /** Begins what is named as `id job,id job` where nothing else of its queue runs here; answers once all handlers have begun that will. */
  async begin(named: string): Promise<Begun[]> {
    const begun = named.split(',').map((one) => {
      const [id = '', name = ''] = one.split(' ');
      const known = this.registry.find(name);
      return known && this.#mayBegin(known) ? this.#begin(id, known) : undefined;
    });
    return (await Promise.all(begun)).filter((one) => one !== undefined);
  }

  /** Whether a run was begun here that the queue's first try is to join. */
  has({ id, attemptsMade }: Job<JobData>): boolean {
    return attemptsMade === 0 && this.#runs.has(id ?? '');
  }

  /** The run to join, once. */
  take(job: Job<JobData>): Promise<RunOutcome> | undefined {
    const run = this.has(job) ? this.#runs.get(job.id ?? '') : undefined;
    if (run) this.#runs.delete(job.id ?? '');
    return run;
  }

  async close(): Promise<void> {
    this.#stop.abort(new Error('The worker stops'));
    await Promise.allSettled(this.#open);
  }

  #mayBegin({ job }: KnownJob): boolean {
    const { name, queue, timeoutMs } = job;
    if (this.#stop.signal.aborted || timeoutMs > LONGEST_MS || this.registry.isScheduled(queue, name)) return false;
    return !this.#queues.has(queue) && this.runs.isIdle(queue);
  }

  #begin(id: string, known: KnownJob): Promise<Begun | undefined> {
    const { queue } = known.job;
    this.#queues.add(queue);
    return new Promise((decided) => {
      const run = this.exclusive
        .claim(takeEarly, [lockOf(id), id], async (row, lost) => {
          const handedOver = new Promise<void>((done) => decided({ handedOver: done }));
          await this.#run(known, row, AbortSignal.any([lost, this.#stop.signal]), handedOver);
        })
        .catch((error) => this.#logger.warn(`What began early is left to the queue: ${(error as Error).message}`))
        .finally(() => {
          this.#queues.delete(queue);
          this.#open.delete(run);
          decided(undefined);
        });
      this.#open.add(run);
    });
  }

  /** A success is kept once the queue has been told, so that it counts there too. */
  async #run(known: KnownJob, row: OutboxRow, stop: AbortSignal, handedOver: Promise<void>): Promise<void> {
    const { id, payload, correlationId } = row;
    const { queue } = known.job;
    const work = {
      id,
      data: { payload, correlationId: correlationId ?? undefined },
      attempt: 1,
      progress: (share: number) => handedOver.then(() => this.queues.tellProgress(queue, id, share)),
    };
    const run = this.runs.run(known, work, stop).then(async (outcome) => {
      await handedOver;
      if (outcome === undefined) await this.database.run(removeFinished, [id]);
      return outcome;
    });
    this.#runs.set(id, run);
    try {
      await run;
    } finally {
      setTimeout(() => this.#runs.delete(id), KEPT_MS).unref();
    }
  }
}
