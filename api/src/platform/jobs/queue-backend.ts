import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { AppConfig } from '../../config/app-config';

const CONNECTIONS_PER_QUEUE = 3;

/** What a queue is used for: to add jobs (fail fast, the outbox tries again) or to work on them (wait for the queue to come back). */
export type QueueUse = 'add' | 'work';

/** Redis when there is one, else the queue lives in our own Postgres (stack: BullMQ 6). One backend per process. */
export function queueConnection(config: Pick<AppConfig, 'redisUrl' | 'database'>, use: QueueUse): ConnectionOptions {
  if (config.redisUrl) {
    setDefaultBackendFactory();
    const waiting = use === 'work' ? { maxRetriesPerRequest: null } : { maxRetriesPerRequest: 1, enableOfflineQueue: false };
    return { url: config.redisUrl, ...waiting };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const { url } = config.database;
  return { connectionString: url, schema: 'bullmq', max: CONNECTIONS_PER_QUEUE } as ConnectionOptions;
}
