import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  type Telemetry,
  type WorkerOptions,
  withBackend,
} from 'bullmq';
import type { RedisOptions } from 'ioredis';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { createPool } from '../database/pool';
import { queueConnections } from './job';
import { JOB_TELEMETRY } from './job-telemetry';
import { QUEUE_SCHEMA } from './queue-schema';

/** How the connections behave that BullMQ makes with ioredis. */
const impatient = { maxRetriesPerRequest: 1, enableOfflineQueue: false } satisfies RedisOptions;
const patient = { maxRetriesPerRequest: null } satisfies RedisOptions;

/**
 * No move of a job waits for the disk. What is lost with the server's last moment is done again by the outbox, which is the truth; a job that was
 * added is as safe as the outbox's word that it was, which is written after it.
 */
const ofTheQueue = { search_path: QUEUE_SCHEMA, synchronous_commit: 'off' };

/** Redis when there is one, else the queue lives in our own PostgreSQL: its connections, and the classes that are bound to it. */
@Injectable()
export class QueueBackend implements OnApplicationShutdown {
  readonly #pool?: ReturnType<typeof createPool>;
  /** For adding: fails at once while Redis is away, because the outbox tries again. */
  readonly connection: ConnectionOptions;
  readonly #waiting: ConnectionOptions;

  constructor(
    @Inject(APP_CONFIG) { redisUrl: url, database }: Pick<AppConfig, 'redisUrl' | 'database'>,
    @Inject(JOB_TELEMETRY) private readonly telemetry?: Telemetry,
  ) {
    if (!url)
      this.#pool = createPool(database, { name: 'arrival-queue', most: queueConnections, settings: ofTheQueue });
    this.connection = this.#pool ? pooled(this.#pool) : { url, ...impatient };
    this.#waiting = this.#pool ? this.connection : { url, ...patient };
  }

  get isPostgres(): boolean {
    return this.#pool !== undefined;
  }

  /** Made for these connections; unlike those who add, workers wait for a queue to come back. */
  get workerClass() {
    const { Worker } = queueClasses(this.isPostgres);
    const connection = this.#waiting;
    const { telemetry } = this;
    return class extends Worker {
      constructor(name: string, processor: ConstructorParameters<typeof Worker>[1], options: WorkerOptions) {
        super(name, processor, { ...options, connection, telemetry } as never);
      }
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool?.end();
  }
}

/** BullMQ's classes bound to one of its two backends. */
export const queueClasses = (isPostgres: boolean) =>
  isPostgres ? withBackend(createPostgresBackend) : withBackend(createRedisBackend);

/** BullMQ's types for Nest know of Redis' connections alone. */
const pooled = (pool: ReturnType<typeof createPool>): ConnectionOptions => pool as unknown as ConnectionOptions;
