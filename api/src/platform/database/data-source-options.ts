import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { utcSession } from './utc-session';

/** For processes that answer people: nobody waits longer, whatever a table, a lock or the server is doing (in milliseconds). */
export const whilePeopleWait = {
  connectionTimeoutMillis: 2_000,
  lock_timeout: 2_500,
  statement_timeout: 3_000,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

const whileNobodyWaits = { connectionTimeoutMillis: 5_000 };

/** Every table's description, wherever its owner keeps it. Migrations do without: they are SQL. */
export const everyEntity = [join(__dirname, '..', '..', '{domains,platform}', '**', '*.entity.{js,ts}')];

type TimeLimits = { readonly [name in keyof typeof whilePeopleWait]?: number };

/** The one description of the database connection: for the application, for migrations and for the drift gate. */
export function dataSourceOptions(
  config: Pick<AppConfig, 'database'>,
  applicationName: string,
  limits: TimeLimits = whileNobodyWaits,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: config.database.url,
    applicationName,
    synchronize: false,
    migrationsRun: false,
    migrations: [join(__dirname, 'migrations', '*.{js,ts}')],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      max: config.database.poolSize,
      ...timesLonger(limits, config.database.patience),
      options: utcSession,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
    },
  };
}

const timesLonger = (limits: TimeLimits, patience: number): TimeLimits =>
  Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, ms * patience]));
