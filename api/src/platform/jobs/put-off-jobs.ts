import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock } from '../clock/clock';
import { PutOffWork } from '../clock/put-off-work';
import { Database } from '../database/database';
import { type JobData, JobQueues, QUEUES } from './job-queues';
import { SLACK_MS } from './job-schedule';
import { bringLocksNear, bringOutboxNear } from './put-off-jobs.queries';
import { QueueBackend } from './queue-backend';

/** So many of the jobs that wait for their time are looked at in one go, the last first. */
const LOOKED_AT = 100;

/** Jobs that a clock that was ahead has put off until it is there again: the database's in the outbox, a worker's in the queues. */
@Injectable()
export class PutOffJobs {
  constructor(
    @Inject(QUEUES) private readonly all: readonly Queue<JobData>[],
    private readonly queues: JobQueues,
    private readonly backend: QueueBackend,
    private readonly database: Database,
    private readonly clock: Clock,
    putOff: PutOffWork,
  ) {
    putOff.register(() => database.run(bringOutboxNear));
    putOff.register(() => this.#bringNear());
  }

  async #bringNear(): Promise<void> {
    const now = this.clock.now();
    if (this.backend.isPostgres) await this.database.run(bringLocksNear, [now, now + SLACK_MS]);
    await this.queues.ready();
    for (const queue of this.all) while (await this.#promoteLast(queue, now + SLACK_MS));
  }

  /** Answers whether there may be more. What comes by itself has its schedule. */
  async #promoteLast(queue: Queue<JobData>, latest: number): Promise<boolean> {
    const last = await queue.getJobs(['delayed'], 0, LOOKED_AT - 1, false);
    const putOff = last.filter(
      ({ repeatJobKey, timestamp, processedOn = 0 }) => !repeatJobKey && Math.max(timestamp, processedOn) > latest,
    );
    // Another worker may be there first, or the queue has found it due.
    const promoted = await Promise.allSettled(putOff.map((job) => job.promote()));
    return putOff.length === LOOKED_AT && promoted.some(({ status }) => status === 'fulfilled');
  }
}
