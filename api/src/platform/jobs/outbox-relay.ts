import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database';
import { Notifications } from '../database/notifications';
import { UnitOfWork } from '../database/unit-of-work';
import { JobQueues, type WaitingJob } from './job-queues';
import { JobRegistry } from './job-registry';
import { markEnqueued, type OutboxRow, takeWaiting } from './outbox.queries';

const CHANNEL = 'arrival_outbox';
const BATCH = 200;
const SWEEP_EVERY_MS = 5_000;
const FORGOTTEN_AFTER_SECONDS = 600;

/** Hands committed outbox rows to the queue: at once when told, and by sweeping in case nobody told (architecture §4). */
@Injectable()
export class OutboxRelay implements OnApplicationShutdown {
  readonly #logger = new Logger(OutboxRelay.name);
  #running?: Promise<void>;
  #again = false;
  #stopped = false;
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly notifications: Notifications,
    private readonly queues: JobQueues,
    private readonly registry: JobRegistry,
  ) {}

  async start(): Promise<void> {
    await this.notifications.on(CHANNEL, () => this.wake());
    this.#timer = setInterval(() => this.wake(), SWEEP_EVERY_MS);
    this.wake();
  }

  /** Begins a round, or another one after the present. */
  wake(): void {
    this.#again = true;
    this.#running ??= this.#rounds().finally(() => {
      this.#running = undefined;
      if (this.#again && !this.#stopped) this.wake();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        while (!this.#stopped && (await this.#handOver()) === BATCH);
      }
    } catch (error) {
      this.#again = false;
      this.#logger.warn(`Handing over waits: ${(error as Error).message}`);
    }
  }

  #handOver(): Promise<number> {
    return this.unitOfWork.run(async () => {
      const rows = await this.database.run(takeWaiting, [BATCH, FORGOTTEN_AFTER_SECONDS]);
      if (rows.length === 0) return 0;
      await this.queues.add(rows.flatMap((row) => this.#toJob(row)));
      await this.database.run(markEnqueued, [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }

  /** A row of a newer version's job stays for a newer worker. */
  #toJob({ id, job: name, payload, correlationId }: OutboxRow): WaitingJob[] {
    const known = this.registry.find(name);
    if (!known) this.#logger.error(`Nobody here does ${name} (outbox ${id})`);
    return known ? [{ id, job: known.job, data: { payload, correlationId: correlationId ?? undefined } }] : [];
  }
}
