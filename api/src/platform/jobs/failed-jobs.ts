import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import {
  discardFailure,
  type FailureReason,
  forgetFailure,
  noteFailure,
  parkUnknown,
  releaseKnown,
  retryFailure,
} from './failed-job.queries';

const LONGEST_ERROR = 500;

interface Failure {
  /** The outbox id; without it the job came by itself and is known by its name. */
  readonly outboxId?: string;
  readonly job: string;
  readonly queue: string;
  readonly reason: FailureReason;
  readonly error: string;
  readonly attempts: number;
}

/** Jobs that failed and were not done since, in the table `failed_job`: what, why, after how many tries and when (architecture §4). */
@Injectable()
export class FailedJobs {
  constructor(private readonly database: Database) {}

  async note({ outboxId, job, queue, reason, error, attempts }: Failure): Promise<void> {
    const values = [outboxId ?? job, outboxId ?? null, job, reason, error.slice(0, LONGEST_ERROR), attempts, queue];
    await this.database.run(noteFailure, values);
  }

  /** A job that comes by itself has succeeded. */
  async forget(job: string): Promise<void> {
    await this.database.run(forgetFailure, [job]);
  }

  /** Hands the work over again, as if new; answers whether there was such a failure. */
  async retry(id: string): Promise<boolean> {
    return (await this.database.run(retryFailure, [id])).length > 0;
  }

  /** The work is not wanted any more; answers whether there was such a failure. */
  async discard(id: string): Promise<boolean> {
    return (await this.database.run(discardFailure, [id])).length > 0;
  }

  /** Shows work that has waited this long for a worker that knows more than these jobs; answers their names. */
  async parkUnknown(known: readonly string[], waitedSeconds: number): Promise<string[]> {
    const parked = await this.database.run(parkUnknown, [known, waitedSeconds]);
    return [...new Set(parked.map(({ job }) => job))];
  }

  /** Brings back the parked work of these jobs. */
  async releaseKnown(known: readonly string[]): Promise<boolean> {
    return (await this.database.run(releaseKnown, [known])).length > 0;
  }
}
