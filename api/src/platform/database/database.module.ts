import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { CopyRows } from './copy-rows';
import { dataSourceOptions, everyEntity, type whilePeopleWait } from './data-source-options';
import { Database } from './database';
import { Lanes } from './lanes';
import { LeftWork, TELLS_AFTERWARDS } from './left-work';
import { LongReads } from './long-reads';
import { Notifications } from './notifications';
import { usePgTypes } from './pg-types';
import { UnitOfWork } from './unit-of-work';

usePgTypes();

const services = [Lanes, UnitOfWork, Database, CopyRows, LongReads, Notifications];

@Global()
@Module({})
class DatabaseModule {}

/** One pool for TypeORM and the prepared statements; the name is what Postgres shows for the connections. */
export function databaseModule(applicationName: string, limits?: typeof whilePeopleWait): DynamicModule {
  const orm = TypeOrmModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig) => {
      const options = dataSourceOptions(config, applicationName, limits);
      const extra = { ...options.extra, options: TELLS_AFTERWARDS };
      return { ...options, extra, entities: everyEntity, retryAttempts: 6, retryDelay: 500 };
    },
  });
  return { module: DatabaseModule, imports: [orm], providers: [...services, LeftWork], exports: services };
}
