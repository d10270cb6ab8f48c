import { Inject, Injectable, Logger } from '@nestjs/common';
import { PutOffWork } from '../clock/put-off-work';
import { LastingTrouble } from '../logging/lasting-trouble';
import { FailedJobs } from './failed-jobs';
import { JobQueues } from './job-queues';
import { JobRegistry } from './job-registry';
import { OutboxRelay } from './outbox-relay';
import { Rounds } from './rounds';

export const JOB_TIMES = Symbol('JOB_TIMES');

export interface JobTimes {
  readonly sweepEveryMs: number;
  /** How long work waits for a worker that knows it: a new version's workers may still be starting. */
  readonly unknownMs: number;
}

export const usualTimes: JobTimes = { sweepEveryMs: 30_000, unknownMs: 600_000 };

/**
 * Looks after what can be lost or left over: the schedules, which a queue that lost everything has lost too, work whose jobs no running
 * version knows, which is shown as failed until one does, and what a clock that was ahead has put off.
 */
@Injectable()
export class JobSweep {
  readonly #logger = new Logger(JobSweep.name);
  readonly #rounds = new Rounds(
    () => this.#sweep(),
    new LastingTrouble(this.#logger, { begins: 'The sweep of jobs waits', ends: 'The sweep of jobs goes on' }),
  );

  constructor(
    @Inject(JOB_TIMES) private readonly times: JobTimes,
    private readonly registry: JobRegistry,
    private readonly queues: JobQueues,
    private readonly failedJobs: FailedJobs,
    private readonly relay: OutboxRelay,
    private readonly putOff: PutOffWork,
  ) {}

  start(): void {
    this.queues.onConnected(() => void this.#rounds.wake());
    this.#rounds.start(this.times.sweepEveryMs);
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  async #sweep(): Promise<void> {
    if (await this.failedJobs.releaseKnown(this.registry.names)) this.relay.wake();
    const parked = await this.failedJobs.parkUnknown(this.registry.names, this.times.unknownMs / 1000);
    if (parked.length > 0) this.#logger.error(`No worker knows ${parked.join(', ')}`);
    await this.putOff.bringNear();
    await this.queues.ready();
    for (const job of this.registry.scheduled) await this.queues.schedule(job);
  }
}
