import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { AppConfig } from './config/app-config';
import { configModule } from './config/config.module';
import { AccessModule } from './domains/access/access.module';
import { SettingsModule } from './domains/settings/settings.module';
import { AuthModule } from './platform/auth/auth.module';
import { ClockModule } from './platform/clock/clock.module';
import { databaseModule } from './platform/database/database.module';
import { HealthModule } from './platform/health/health.module';
import { ProblemFilter } from './platform/http/problem.filter';
import { ValidationPipe } from './platform/http/validation.pipe';
import { StorageModule } from './platform/storage/storage.module';

const platform = [ClockModule, databaseModule('arrival-api'), StorageModule, AuthModule, HealthModule];
const problems = { provide: APP_FILTER, useClass: ProblemFilter };
const validation = { provide: APP_PIPE, useClass: ValidationPipe };
const domains = [AccessModule, SettingsModule];

/** The composition root of the HTTP process. It never imports a job handler. */
@Module({})
export class HttpModule {}

export function httpModule(config: AppConfig): DynamicModule {
  return { module: HttpModule, imports: [configModule(config), ...platform, ...domains], providers: [problems, validation] };
}
