import type { AppConfig } from './config/app-config';
import { migrate } from './platform/database/migrate';
import { queueSchema } from './platform/jobs/queue-schema';

/** Everything that the database needs before a process of this build uses it: our schema, the queue's, and the application's rights. */
export const prepareDatabase = (config: Pick<AppConfig, 'database'>): Promise<string[]> =>
  migrate(config, [queueSchema]);
