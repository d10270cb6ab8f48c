import { runMigrations } from 'bullmq';
import type { ForeignSchema } from '../database/migrate';

/** Where the queue lives when there is no Redis. The owner makes it, the application only uses it. */
export const queueSchema: ForeignSchema = { name: 'bullmq', migrate: (client) => runMigrations(client, 'bullmq') };
