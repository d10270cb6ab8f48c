import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database';
import { Notifications } from '../database/notifications';
import { UnitOfWork } from '../database/unit-of-work';
import { LastingTrouble } from '../logging/lasting-trouble';
import { EarlyRuns } from './early-runs';
import { JobQueues, type WaitingJob } from './job-queues';
import { JobRegistry } from './job-registry';
import { markEnqueued, type OutboxRow, takeForgotten, takeNew } from './outbox.queries';
import { Rounds } from './rounds';

const CHANNEL = 'arrival_outbox';
const BATCH = 200;
/** A queue is kept in memory, and the outbox is not: what is more than workers do until the next sweep stays there. */
const MOST_WAITING = 10_000;
const BATCHES_AT_A_LOOK = 5;
/** When there is much, handing over many at once is cheaper for all. */
const HEARD_EVERY_MS = 10;
const SWEEP_EVERY_MS = 5_000;
const FORGOTTEN_AFTER_SECONDS = 600;

/**
 * Hands committed outbox rows to the queue: at once when told, and by sweeping in case nobody told (architecture §4). Rows of jobs that this
 * version does not know stay for a newer worker.
 */
@Injectable()
export class OutboxRelay {
  readonly #logger = new Logger(OutboxRelay.name);
  #gathering?: NodeJS.Timeout;
  #hasMore = false;
  readonly #rounds = new Rounds(
    () => this.#handAllOver(),
    new LastingTrouble(this.#logger, { begins: 'Handing over waits', ends: 'Handing over goes on' }),
  );

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly notifications: Notifications,
    private readonly queues: JobQueues,
    private readonly registry: JobRegistry,
    private readonly early: EarlyRuns,
  ) {}

  async start(): Promise<void> {
    await this.notifications.on(CHANNEL, (named) => void this.#hear(named));
    this.#rounds.start(SWEEP_EVERY_MS);
  }

  wake(): void {
    void this.#rounds.wake();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** What may begin early does, and is handed over like the rest meanwhile. Of what follows within a moment we hear once and without names. */
  async #hear(named: string): Promise<void> {
    this.#hasMore = this.#gathering !== undefined;
    if (this.#hasMore) return;
    this.#gathering = setTimeout(() => {
      this.#gathering = undefined;
      if (this.#hasMore) void this.#hear('');
    }, HEARD_EVERY_MS).unref();
    const begun = named ? await this.early.begin(named) : [];
    await this.#rounds.wake();
    for (const { handedOver } of begun) handedOver();
  }

  async #handAllOver(): Promise<void> {
    await this.queues.ready();
    while (!this.#rounds.stopped && (await this.#handNewOver()));
    const forgotten = [BATCH, this.registry.names, FORGOTTEN_AFTER_SECONDS];
    while (!this.#rounds.stopped && (await this.#handOver(() => this.database.run(takeForgotten, forgotten))));
  }

  /** Answers whether there may be more for queues that have room. */
  async #handNewOver(): Promise<boolean> {
    const names = this.registry.namesOutside(await this.queues.filledTo(MOST_WAITING));
    for (let batch = 0; batch < BATCHES_AT_A_LOOK; batch++) {
      const hasMore = await this.#handOver(() => this.database.run(takeNew, [BATCH, names]));
      if (!hasMore || this.#rounds.stopped) return false;
    }
    return true;
  }

  /** Marks what the queue has taken. Answers whether there may be more. */
  #handOver(take: () => Promise<OutboxRow[]>): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const rows = await take();
      if (rows.length === 0) return false;
      const jobs = rows.flatMap((row) => this.#toJob(row));
      await this.queues.add(jobs);
      await this.database.run(markEnqueued, [jobs.map(({ id }) => id)]);
      return rows.length === BATCH;
    });
  }

  #toJob({ id, job: name, payload, correlationId, traceParent }: OutboxRow): WaitingJob[] {
    const known = this.registry.find(name);
    if (!known) return [];
    const data = { payload, correlationId: correlationId ?? undefined };
    return [{ id, job: known.job, data, traceParent: traceParent ?? undefined }];
  }
}
