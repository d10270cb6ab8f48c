import { runMigrations } from 'bullmq';
import type { ForeignSchema } from '../database/migrate';

export const QUEUE_SCHEMA = 'bullmq';

/** Where the queue lives when there is no Redis. The owner makes it by the migration step, the application only uses it. */
export const queueSchema: ForeignSchema = {
  name: QUEUE_SCHEMA,
  migrate: (client) => runMigrations(client, QUEUE_SCHEMA),
};
