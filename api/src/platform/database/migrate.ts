import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { applyFunctions } from './apply-functions';
import { dataSourceOptions } from './data-source-options';
import { grantApplication } from './grant-application';
import { refreshReadingOrder } from './reading-order';

const LOCK = "hashtext('arrival.migrate')";

/** A schema that a library keeps in our database, and how it is brought up to date. */
export interface ForeignSchema {
  readonly name: string;
  migrate(client: PoolClient): Promise<unknown>;
}

type DatabaseConfig = Pick<AppConfig, 'database'>;

/**
 * Brings the database to the schema of this build as its owner, and gives the application's role its rights; answers what was done. Several
 * processes may try at once: one works, the others wait.
 */
export async function migrate({ database }: DatabaseConfig, foreign: readonly ForeignSchema[] = []): Promise<string[]> {
  const { url, ownerUrl = url } = database;
  // One connection holds the lock, one migrates.
  const source = await new DataSource(
    dataSourceOptions({ database: { ...database, url: ownerUrl, poolSize: 2 } }, 'arrival-migrate'),
  ).initialize();
  const runner = source.createQueryRunner();
  try {
    await runner.query(`select pg_advisory_lock(${LOCK})`);
    const done = await source.runMigrations();
    await runner.query(refreshReadingOrder);
    const functions = await applyFunctions(runner);
    const client: PoolClient = await runner.connect();
    for (const schema of foreign) await schema.migrate(client);
    const role = roleOf(url);
    if (role !== roleOf(ownerUrl))
      await grantApplication(
        runner,
        role,
        foreign.map(({ name }) => name),
      );
    return [...done.map(({ name }) => name), ...functions];
  } finally {
    await runner.query(`select pg_advisory_unlock(${LOCK})`);
    await runner.release();
    await source.destroy();
  }
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);
