import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { EarlyRuns } from './early-runs';
import { FailedJobs } from './failed-jobs';
import { type JobData, JobQueues } from './job-queues';
import { JobRegistry, type KnownJob } from './job-registry';
import { JobRuns, type RunOutcome, type Work } from './job-runs';
import { JOB_TIMES, type JobTimes } from './job-sweep';
import { lockOf, removeFinished, stateOfWork } from './outbox.queries';
import { WorkSeen } from './work-seen';

const OVERLAP_PAUSE_MS = 1_000;
const UNKNOWN_PAUSE_MS = 2_000;
const LOST = 'another worker has the job';

class NobodyKnowsIt extends UnrecoverableError {}

/** Does the jobs of one queue by their handlers, and keeps what fails. `job-processors.ts` makes one for each queue. */
@Injectable()
export class JobProcessor extends WorkerHost {
  readonly #logger = new Logger(JobProcessor.name);
  /** Runs and notes that have to end before the process does. */
  readonly #open = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();

  constructor(
    @Inject(JOB_TIMES) private readonly times: JobTimes,
    private readonly registry: JobRegistry,
    private readonly runs: JobRuns,
    private readonly queues: JobQueues,
    private readonly failedJobs: FailedJobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly seen: WorkSeen,
    private readonly early: EarlyRuns,
  ) {
    super();
  }

  /** BullMQ hands over the signal to those who take three parameters. */
  async process(job: Job<JobData>, token?: string, signal?: AbortSignal): Promise<void> {
    const known = this.registry.find(job.name);
    if (!known || (isScheduled(job) && !this.registry.isScheduled(job.queueName, job.name)))
      return this.#leave(job, token);
    const place = isScheduled(job) ? 'here' : await this.#placeOf(job);
    if (place === 'nowhere') return;
    if (place === 'elsewhere') return this.#later(job, token, OVERLAP_PAUSE_MS);
    await this.#finish(job, token, await this.#run(known, job, token, signal));
  }

  /**
   * Takes no new job, tells the present ones to stop or finishes them. BullMQ would wait without end for a queue that is away; what it cannot
   * be told there, its sweep for stalled jobs finds.
   */
  async close(isQueueAway: boolean): Promise<void> {
    this.#stop.abort(new Error('The worker stops'));
    await this.worker.close(isQueueAway);
    await Promise.allSettled(this.#open);
  }

  @OnWorkerEvent('failed')
  noteFailure(job: Job<JobData> | undefined, error: Error): void {
    this.#logger.error({ err: error, job: job?.name, id: job?.id, attempt: job?.attemptsMade }, 'job failed');
    if (!job?.finishedOn) return;
    void this.#track(this.#note(job, error));
  }

  @OnWorkerEvent('lockRenewalFailed')
  stopLost(ids: string[]): void {
    for (const id of ids) this.worker.cancelJob(id, LOST);
  }

  @OnWorkerEvent('error')
  warn(error: Error): void {
    this.queues.hear(`Worker ${this.worker.name}`, error);
  }

  /** Where the work of the outbox is to be done, if it is not done or discarded: its early run is joined, and nobody runs it beside that. */
  async #placeOf(job: Job<JobData>): Promise<'here' | 'elsewhere' | 'nowhere'> {
    if (this.early.has(job)) return 'here';
    const state = await this.database.first(stateOfWork, [job.id, lockOf(job.id ?? '')]);
    return state?.place ?? 'nowhere';
  }

  /** What stopped because this process does begins again elsewhere, and it does not count as a try. */
  async #run(known: KnownJob, job: Job<JobData>, token: string | undefined, signal?: AbortSignal): Promise<RunOutcome> {
    const stop = this.#stop.signal;
    try {
      stop.throwIfAborted();
      const run =
        this.early.take(job) ?? this.runs.run(known, workOf(job), signal ? AbortSignal.any([signal, stop]) : stop);
      return await this.#track(run);
    } catch (error) {
      if (!stop.aborted || signal?.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => this.#open.delete(tracked));
    this.#open.add(tracked);
    return tracked;
  }

  async #finish(job: Job<JobData>, token: string | undefined, outcome: RunOutcome): Promise<void> {
    const { id, name, data } = job;
    if (outcome === 'overlaps' && !isScheduled(job)) return this.#later(job, token, OVERLAP_PAUSE_MS);
    if (outcome && outcome !== 'overlaps') throw new UnrecoverableError(outcome.gaveUp);
    if (!outcome) await this.#noteDone(job);
    this.#logger.log(
      { job: name, id, correlationId: data.correlationId },
      outcome ? 'job left out: it runs already' : 'job done',
    );
  }

  /** Puts back what this version does not know: a newer or older worker may. After a while no version does. */
  async #leave(job: Job<JobData>, token: string | undefined): Promise<void> {
    if (this.clock.now() - job.timestamp < this.times.unknownMs) return this.#later(job, token, UNKNOWN_PAUSE_MS);
    if (!job.repeatJobKey) throw new NobodyKnowsIt('No worker knows this job');
    await this.queues.unschedule(job.queueName, job.repeatJobKey);
    this.#logger.warn(`No worker knows ${job.name}: it does not come by itself any more`);
  }

  async #later(job: Job<JobData>, token: string | undefined, pauseMs: number): Promise<never> {
    await job.moveToDelayed(this.clock.now() + pauseMs, token);
    throw new DelayedError();
  }

  /** What comes by itself ran last when it ran last, also when somebody asked for it. */
  async #noteDone(job: Job<JobData>): Promise<void> {
    const { id, name, queueName, processedOn } = job;
    if (!isScheduled(job)) await this.database.run(removeFinished, [id]);
    if (!this.registry.isScheduled(queueName, name)) return;
    await this.failedJobs.forget(name);
    await this.seen.run(name, queueName, processedOn, 'done');
  }

  async #note(job: Job<JobData>, error: Error): Promise<void> {
    const reason = error instanceof NobodyKnowsIt ? 'unknown' : error instanceof UnrecoverableError ? 'final' : 'tries';
    const { name, queueName, processedOn } = job;
    const outboxId = isScheduled(job) ? undefined : job.id;
    try {
      if (!outboxId || this.registry.isScheduled(queueName, name))
        await this.seen.run(name, queueName, processedOn, 'failed');
      await this.failedJobs.note({
        outboxId,
        job: name,
        queue: queueName,
        reason,
        error: error.message,
        attempts: job.attemptsMade,
      });
    } catch (failure) {
      this.#logger.error({ err: failure, job: job.name, id: job.id }, 'a failed job could not be written down');
    }
  }
}

const isScheduled = (job: Job<JobData>): boolean => job.repeatJobKey !== undefined;

const workOf = (job: Job<JobData>): Work => ({
  id: job.id ?? '',
  data: job.data,
  attempt: job.attemptsMade + 1,
  progress: (share) => job.updateProgress(share),
});
