import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import type { AppConfig } from '../../config/app-config';

/** The one description of the database connection: for the application, for migrations and for the drift check. */
export function dataSourceOptions(config: Pick<AppConfig, 'database'>, applicationName: string): DataSourceOptions {
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
    extra: { max: config.database.poolSize, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 60_000, keepAlive: true },
  };
}
