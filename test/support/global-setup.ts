import 'reflect-metadata';
import { startTemporaryPostgres } from '../../libs/sandbox/src/postgres/postgres';
import { keepCluster } from './cluster';
import { openDatabase, prepareTestDatabase } from './database';
import { publishCluster } from './environment';

const template = 'arrival_template';

/** Once for all workers: one PostgreSQL in a temporary folder and one migrated database to copy from. */
export default async function globalSetup(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  keepCluster(postgres);
  // Tests look at the connections of the application, and cut them, as the owner.
  const administrator = await openDatabase(postgres.adminUrl);
  await administrator.rows('grant pg_monitor, pg_signal_backend to arrival');
  await administrator.drop();
  await prepareTestDatabase(await postgres.createDatabase(template));
  publishCluster({ adminUrl: postgres.adminUrl, template });
}
