import type { Feature } from '@arrival/contracts';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { AppConfig } from './config/app-config';
import { configModule } from './config/config.module';
import { cores } from './cores';
import { AccessHttpModule } from './domains/access/http/access.http.module';
import { CatalogConsoleHttpModule } from './domains/catalog/console/http/catalog-console.http.module';
import { CatalogHttpModule } from './domains/catalog/http/catalog.http.module';
import { CheckinHttpModule } from './domains/checkin/http/checkin.http.module';
import { EvidenceConsoleHttpModule } from './domains/evidence/console/http/evidence-console.http.module';
import { EvidenceHttpModule } from './domains/evidence/http/evidence.http.module';
import { HouseholdHttpModule } from './domains/household/http/household.http.module';
import { OneRiskHttpModule } from './domains/onerisk/http/onerisk.http.module';
import { OperationsHttpModule } from './domains/operations/http/operations.http.module';
import { MobilePassesHttpModule } from './domains/passes/http/mobile-passes.http.module';
import { PassCheckHttpModule } from './domains/passes/http/pass-check.http.module';
import { PassesHttpModule } from './domains/passes/http/passes.http.module';
import { PhotosHttpModule } from './domains/photos/http/photos.http.module';
import { PosHttpModule } from './domains/pos/http/pos.http.module';
import { PrivacyHttpModule } from './domains/privacy/http/privacy.http.module';
import { ProfilesHttpModule } from './domains/profiles/http/profiles.http.module';
import { ReportingHttpModule } from './domains/reporting/http/reporting.http.module';
import { SettingsHttpModule } from './domains/settings/http/settings.http.module';
import { StaffHttpModule } from './domains/staff/http/staff.http.module';
import { WaiversConsoleHttpModule } from './domains/waivers/console/http/waivers-console.http.module';
import { WaiversHttpModule } from './domains/waivers/http/waivers.http.module';
import { WebhooksConsoleHttpModule } from './domains/webhooks/console/http/webhooks-console.http.module';
import { WebhooksHttpModule } from './domains/webhooks/http/webhooks.http.module';
import { IntegratorsHttpModule } from './integrators/http/integrators.http.module';
import { AuditHttpModule } from './platform/audit/http/audit.http.module';
import { AuthModule } from './platform/auth/auth.module';
import { whilePeopleWait } from './platform/database/data-source-options';
import { databaseModule } from './platform/database/database.module';
import { HealthHttpModule } from './platform/health/http/health.http.module';
import { ProblemFilter } from './platform/http/problem.filter';
import { ValidationPipe } from './platform/http/validation.pipe';
import { SecurityHttpModule } from './platform/security/http/security.http.module';

const platform = [AuthModule, SecurityHttpModule, AuditHttpModule, HealthHttpModule];
const problems = { provide: APP_FILTER, useClass: ProblemFilter };
const validation = { provide: APP_PIPE, useClass: ValidationPipe };
const domains = [
  AccessHttpModule,
  SettingsHttpModule,
  WebhooksHttpModule,
  WebhooksConsoleHttpModule,
  CatalogHttpModule,
  CatalogConsoleHttpModule,
  PosHttpModule,
  HouseholdHttpModule,
  WaiversHttpModule,
  WaiversConsoleHttpModule,
  EvidenceHttpModule,
  EvidenceConsoleHttpModule,
  ProfilesHttpModule,
  PhotosHttpModule,
  CheckinHttpModule,
  StaffHttpModule,
  PassesHttpModule,
  PrivacyHttpModule,
  ReportingHttpModule,
  OperationsHttpModule,
];
const documents = [IntegratorsHttpModule];

/** Routes that are there with their feature alone; off, they are as unknown as any other path (D44). */
const byFeature: Readonly<Partial<Record<Feature, Type>>> = {
  PassChecker: PassCheckHttpModule,
  BLEConnect: MobilePassesHttpModule,
  '1Risk': OneRiskHttpModule,
};

/** The composition root of the HTTP process: every core with its routes. It never imports a job's handler. */
@Module({})
class HttpModule {}

/** `extra` modules are for tests that need a route of their own. */
export function httpModule(config: AppConfig, extra: readonly Type[] = []): DynamicModule {
  return {
    module: HttpModule,
    imports: [
      configModule(config),
      databaseModule('arrival-api', whilePeopleWait),
      ...cores,
      ...platform,
      ...domains,
      ...documents,
      ...config.features.flatMap((feature) => byFeature[feature] ?? []),
      ...extra,
    ],
    providers: [problems, validation],
  };
}
