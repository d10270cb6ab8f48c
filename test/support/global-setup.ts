import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../api/src/platform/database/data-source-options';
import { startTemporaryPostgres } from '../../libs/sandbox/src/postgres/postgres';
import { keepCluster } from './cluster';
import { publishCluster } from './environment';

const template = 'arrival_template';

/** Once for all workers: one PostgreSQL in a temporary folder and one migrated database to copy from. */
export default async function globalSetup(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  keepCluster(postgres);
  await migrate(await postgres.createDatabase(template));
  publishCluster({ adminUrl: postgres.adminUrl, template });
}

async function migrate(url: string): Promise<void> {
  const source = new DataSource(dataSourceOptions({ database: { url, poolSize: 1 } }, 'test-migrations'));
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}
