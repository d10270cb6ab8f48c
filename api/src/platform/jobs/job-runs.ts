import { Injectable } from '@nestjs/common';
import { Histogram, Registry } from 'prom-client';
import type { ZodError } from 'zod';
import { Exclusive } from '../database/exclusive';
import type { QueueName } from './job';
import { type GaveUp, giveUp, type JobRun } from './job-handler';
import type { JobData } from './job-queues';
import type { KnownJob } from './job-registry';

/** What became of a run that did not fail: undefined when it is done. */
export type RunOutcome = GaveUp | 'overlaps' | undefined;

/** What is to be done, from the queue or before it is there. */
export type Work = Omit<JobRun, 'correlationId' | 'signal'> & { readonly data: JobData };

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/** One run of a job by its handler: with a payload of the right shape, in time, and not beside one that it may not overlap. */
@Injectable()
export class JobRuns {
  readonly #seconds: Histogram<'name' | 'outcome'>;
  readonly #running = new Map<QueueName, number>();

  constructor(
    private readonly exclusive: Exclusive,
    registry: Registry,
  ) {
    const help = 'Runs of jobs, by how they ended';
    const labelNames = ['name', 'outcome'] as const;
    this.#seconds = new Histogram({
      name: 'arrival_job_seconds',
      help,
      labelNames,
      buckets: SECONDS,
      registers: [registry],
    });
  }

  /** Whether nothing of this queue runs here. */
  isIdle(queue: QueueName): boolean {
    return !this.#running.get(queue);
  }

  async run(known: KnownJob, work: Work, stop: AbortSignal): Promise<RunOutcome> {
    const { queue } = known.job;
    this.#running.set(queue, (this.#running.get(queue) ?? 0) + 1);
    const ended = this.#seconds.startTimer({ name: known.job.name });
    try {
      const outcome = await this.#run(known, work, stop);
      ended({ outcome: outcome === undefined ? 'done' : outcome === 'overlaps' ? 'left_out' : 'gave_up' });
      return outcome;
    } catch (error) {
      ended({ outcome: stop.aborted ? 'stopped' : 'failed' });
      throw error;
    } finally {
      this.#running.set(queue, (this.#running.get(queue) ?? 1) - 1);
    }
  }

  async #run(known: KnownJob, work: Work, stop: AbortSignal): Promise<RunOutcome> {
    const { payload, timeoutMs, oneAtATime } = known.job;
    const parsed = payload.safeParse(work.data.payload);
    if (!parsed.success) return giveUp(`The payload is wrong at ${pathOf(parsed.error)}`);
    const late = AbortSignal.timeout(timeoutMs);
    const handle = (lost?: AbortSignal): Promise<RunOutcome> =>
      known.handler.handle(
        parsed.data,
        runOf(work, AbortSignal.any([stop, late, ...(lost ? [lost] : [])])),
      ) as Promise<RunOutcome>;
    if (!oneAtATime) return unlessLate(handle(), late, timeoutMs);
    // The lock is held until the handler has really ended.
    const alone = this.exclusive.run(`${known.job.name} ${oneAtATime(parsed.data)}`, handle);
    const held = await unlessLate(alone, late, timeoutMs);
    return held ? held.result : 'overlaps';
  }
}

const runOf = ({ data, ...work }: Work, signal: AbortSignal): JobRun => ({
  ...work,
  correlationId: data.correlationId,
  signal,
});

/** Fails when the time is over, whatever the work does with its signal. */
async function unlessLate<Result>(work: Promise<Result>, late: AbortSignal, limitMs: number): Promise<Result> {
  let tooLate: (() => void) | undefined;
  const over = new Promise<never>((_, reject) => {
    tooLate = () => reject(new Error(`It took longer than ${limitMs / 1000} s`));
    late.addEventListener('abort', tooLate, { once: true });
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    if (tooLate) late.removeEventListener('abort', tooLate);
  }
}

const pathOf = (error: ZodError): string => error.issues.map(({ path }) => path.join('.')).join(', ');
