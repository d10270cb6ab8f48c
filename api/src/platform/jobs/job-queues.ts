import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock } from '../clock/clock';
import { isConnectionLost } from '../database/trouble';
import { LastingTrouble } from '../logging/lasting-trouble';
import { ForeignMetrics } from '../metrics/foreign-metrics';
import { inTime } from '../process/in-time';
import type { JobDefinition, QueueName } from './job';
import { isKeptAs, isTooLate, repeatOf } from './job-schedule';

export const QUEUES = Symbol('QUEUES');

/** What travels through the queue: ids and the correlation id. */
export interface JobData {
  readonly payload: unknown;
  readonly correlationId?: string;
}

export interface WaitingJob {
  readonly id: string;
  readonly job: JobDefinition;
  readonly data: JobData;
  /** Of what asked for it. */
  readonly traceParent?: string;
}

const KEPT_DONE = { age: 24 * 3600, count: 2_000 };
const FIRST_RETRY_MS = 1_000;
/** In PostgreSQL many at once are gathered in tables that are made for them, which takes as long as ten single ones (P13). */
const FEW = 8;
const READY_WITHIN_MS = 2_000;

const options = ({ attempts }: JobDefinition) => ({
  attempts,
  backoff: { type: 'exponential', delay: FIRST_RETRY_MS, jitter: 0.5 },
  removeOnComplete: KEPT_DONE,
  // The outbox remembers it and brings it back (`takeForgotten`); a queue that still knew its id would ignore that.
  removeOnFail: true,
});

const toBullJob = ({ id, job, data, traceParent }: WaitingJob) => ({
  name: job.name,
  data,
  opts: {
    ...options(job),
    jobId: id,
    // The trace is that of what asked for it, not of handing it over.
    telemetry: { metadata: traceParent && JSON.stringify({ traceparent: traceParent }), omitContext: true },
  },
});

/** The side of the queues that adds. Adding the same id again changes nothing. */
@Injectable()
export class JobQueues {
  readonly #logger = new Logger(JobQueues.name);
  readonly #queues: ReadonlyMap<string, Queue<JobData>>;
  readonly #told = new Set<string>();
  readonly #away = new LastingTrouble(this.#logger, {
    begins: 'The queues cannot be reached',
    ends: 'The queues can be reached again',
  });

  constructor(
    @Inject(QUEUES) queues: readonly Queue<JobData>[],
    foreignMetrics: ForeignMetrics,
    private readonly clock: Clock,
  ) {
    this.#queues = new Map(queues.map((queue) => [queue.name, queue]));
    for (const queue of queues) queue.on('error', (error) => this.hear(`Queue ${queue.name}`, error));
    foreignMetrics.add(() => Promise.all(queues.map((queue) => queue.exportPrometheusMetrics())));
  }

  /** What BullMQ tells of. A server that is away is one trouble, however many connections tell of it, again and again. */
  hear(who: string, error: Error): void {
    if (isConnectionLost(error)) this.#away.seen(error);
    else this.#logger.warn(`${who}: ${error.message}`);
  }

  /** Somebody has asked them, and they answered. */
  noteReached(): void {
    this.#away.over();
  }

  /** Calls back when the connection is there, also when it is back: it may be to a queue that has lost everything. */
  onConnected(callback: () => void): void {
    for (const queue of this.#queues.values()) queue.getBackend().on('ready', callback);
  }

  /** Waits for their first connections, and throws when one has failed. */
  async begun(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.waitUntilReady()));
  }

  /** Throws when a queue was never there so far: waiting for it would hold the rows that are to be handed over. */
  async ready(): Promise<void> {
    await inTime(() => this.begun(), READY_WITHIN_MS, 'The queue is not there yet');
  }

  /** Whether the queues can be asked anything right now. */
  answer(): Promise<boolean> {
    const asked = async () => {
      await this.ready();
      await Promise.all([...this.#queues.values()].map((queue) => queue.isPaused()));
    };
    return inTime(asked, READY_WITHIN_MS).then(
      () => true,
      () => false,
    );
  }

  /** Ends without a word to a server that does not answer: BullMQ's own end would wait for it, or fail and go on trying. */
  async leave(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.getBackend().close(true)));
  }

  async add(jobs: readonly WaitingJob[]): Promise<void> {
    for (const name of new Set(jobs.map(({ job }) => job.queue))) {
      const queue = this.#queue(name);
      const ofQueue = jobs.filter(({ job }) => job.queue === name).map(toBullJob);
      if (ofQueue.length > FEW) await queue.addBulk(ofQueue);
      else await Promise.all(ofQueue.map(({ name, data, opts }) => queue.add(name, data, opts)));
    }
  }

  /** Those in which as many wait, or more. */
  async filledTo(most: number): Promise<Set<string>> {
    const queues = [...this.#queues.values()];
    const waiting = await Promise.all(queues.map((queue) => queue.getWaitingCount()));
    return new Set(queues.filter((_, index) => (waiting[index] ?? 0) >= most).map(({ name }) => name));
  }

  async tellProgress(queue: QueueName, id: string, share: number): Promise<void> {
    await this.#queue(queue).updateJobProgress(id, share);
  }

  /** Makes sure that a job comes by itself as it says, once for all workers together; its next time stays, unless it is one of a clock that was ahead. */
  async schedule(job: JobDefinition): Promise<void> {
    const queue = this.#queue(job.queue);
    const kept = await queue.getJobScheduler(job.name);
    const isLate = kept !== undefined && isTooLate(kept, job, this.clock.now());
    // At the start what is kept may be of another version.
    if (this.#told.has(job.name) && isKeptAs(kept, job) && !isLate) return;
    if (isLate) await queue.removeJobScheduler(job.name);
    await queue.upsertJobScheduler(job.name, repeatOf(job), {
      name: job.name,
      data: { payload: {} },
      opts: options(job),
    });
    this.#told.add(job.name);
  }

  /** It does not come by itself any more. */
  async unschedule(queue: string, scheduler: string): Promise<void> {
    await this.#queues.get(queue)?.removeJobScheduler(scheduler);
  }

  #queue(name: QueueName): Queue<JobData> {
    const queue = this.#queues.get(name);
    if (!queue) throw new Error(`There is no queue ${name}`);
    return queue;
  }
}
