import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../api/src/platform/database/data-source-options';
import { keepCluster } from './cluster';
import { publishCluster } from './environment';

/** Once for all workers: one PostgreSQL in a temporary folder and one migrated database to copy from. */
export default async function globalSetup(): Promise<void> {
  buildLibs();
  const { startTemporaryPostgres } = await import('@arrival/sandbox');
  const postgres = await startTemporaryPostgres();
  keepCluster(postgres);
  const template = 'arrival_template';
  await migrate(await postgres.createDatabase(template));
  publishCluster({ adminUrl: postgres.adminUrl, template });
}

/** Global setup runs outside jest's module system, so it needs the built libs; a fresh build costs half a second. */
function buildLibs(): void {
  const libs = ['contracts', 'rules', 'sandbox'].map((lib) => `libs/${lib}`);
  const root = resolve(__dirname, '../..');
  const built = spawnSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-b', ...libs], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The libs do not build:\n${built.stdout}${built.stderr}`);
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
