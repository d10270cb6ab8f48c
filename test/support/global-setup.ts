import 'reflect-metadata';
import { migrate } from '../../api/src/platform/database/migrate';
import { startTemporaryPostgres } from '../../libs/sandbox/src/postgres/postgres';
import { keepCluster } from './cluster';
import { publishCluster } from './environment';

const template = 'arrival_template';

/** Once for all workers: one PostgreSQL in a temporary folder and one migrated database to copy from. */
export default async function globalSetup(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  keepCluster(postgres);
  await migrate({ database: { url: await postgres.createDatabase(template), poolSize: 1 } });
  publishCluster({ adminUrl: postgres.adminUrl, template });
}
