import { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { applyFunctions } from './apply-functions';
import { dataSourceOptions } from './data-source-options';

const LOCK = "hashtext('arrival.migrate')";

/** Brings the database to the schema of this build; answers what was done. Several processes may try at once: one works, the others wait. */
export async function migrate(config: Pick<AppConfig, 'database'>): Promise<string[]> {
  // One connection holds the lock, one migrates.
  const database = { ...config.database, poolSize: 2 };
  const source = await new DataSource(dataSourceOptions({ database }, 'arrival-migrate')).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(`select pg_advisory_lock(${LOCK})`);
    const done = await source.runMigrations();
    return [...done.map(({ name }) => name), ...(await applyFunctions(runner))];
  } finally {
    await runner.query(`select pg_advisory_unlock(${LOCK})`);
    await runner.release();
    await source.destroy();
  }
}
