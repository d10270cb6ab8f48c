import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { AppConfig } from './config/app-config';
import { configModule } from './config/config.module';
import { AccessModule } from './domains/access/access.module';
import { CatalogModule } from './domains/catalog/catalog.module';
import { CheckinModule } from './domains/checkin/checkin.module';
import { HouseholdModule } from './domains/household/household.module';
import { OperationsModule } from './domains/operations/operations.module';
import { PhotosModule } from './domains/photos/photos.module';
import { PosModule } from './domains/pos/pos.module';
import { SettingsModule } from './domains/settings/settings.module';
import { StaffModule } from './domains/staff/staff.module';
import { WaiversModule } from './domains/waivers/waivers.module';
import { AuditModule } from './platform/audit/audit.module';
import { AuthModule } from './platform/auth/auth.module';
import { ClockModule } from './platform/clock/clock.module';
import { cryptoModule } from './platform/crypto/crypto.module';
import { whilePeopleWait } from './platform/database/data-source-options';
import { databaseModule } from './platform/database/database.module';
import { HealthModule } from './platform/health/health.module';
import { ProblemFilter } from './platform/http/problem.filter';
import { ValidationPipe } from './platform/http/validation.pipe';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { SecurityModule } from './platform/security/security.module';
import { StorageModule } from './platform/storage/storage.module';
import { sealedColumns } from './sealed-columns';

const platform = [
  ClockModule,
  StorageModule,
  cryptoModule(sealedColumns),
  IdempotencyModule,
  AuthModule,
  SecurityModule,
  AuditModule,
  HealthModule,
];
const problems = { provide: APP_FILTER, useClass: ProblemFilter };
const validation = { provide: APP_PIPE, useClass: ValidationPipe };
const domains = [
  AccessModule,
  SettingsModule,
  CatalogModule,
  PosModule,
  HouseholdModule,
  WaiversModule,
  PhotosModule,
  CheckinModule,
  StaffModule,
  OperationsModule,
];

/** The composition root of the HTTP process. It never imports a job handler. */
@Module({})
export class HttpModule {}

/** `extra` modules are for tests that need a route of their own. */
export function httpModule(config: AppConfig, extra: readonly Type[] = []): DynamicModule {
  return {
    module: HttpModule,
    imports: [configModule(config), databaseModule('arrival-api', whilePeopleWait), ...platform, ...domains, ...extra],
    providers: [problems, validation],
  };
}
