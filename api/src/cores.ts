import { AccessModule } from './domains/access/access.module';
import { CatalogModule } from './domains/catalog/catalog.module';
import { CatalogConsoleModule } from './domains/catalog/console/catalog-console.module';
import { CheckinModule } from './domains/checkin/checkin.module';
import { EvidenceConsoleModule } from './domains/evidence/console/evidence-console.module';
import { EvidenceModule } from './domains/evidence/evidence.module';
import { HouseholdModule } from './domains/household/household.module';
import { OneRiskModule } from './domains/onerisk/onerisk.module';
import { OperationsModule } from './domains/operations/operations.module';
import { PassesModule } from './domains/passes/passes.module';
import { PhotosModule } from './domains/photos/photos.module';
import { PosModule } from './domains/pos/pos.module';
import { PrivacyModule } from './domains/privacy/privacy.module';
import { ProfilesModule } from './domains/profiles/profiles.module';
import { ReportingModule } from './domains/reporting/reporting.module';
import { SettingsModule } from './domains/settings/settings.module';
import { StaffModule } from './domains/staff/staff.module';
import { WaiversConsoleModule } from './domains/waivers/console/waivers-console.module';
import { WaiversModule } from './domains/waivers/waivers.module';
import { WebhooksConsoleModule } from './domains/webhooks/console/webhooks-console.module';
import { WebhooksModule } from './domains/webhooks/webhooks.module';
import { AuditModule } from './platform/audit/audit.module';
import { ClockModule } from './platform/clock/clock.module';
import { cryptoModule } from './platform/crypto/crypto.module';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { OutboxModule } from './platform/jobs/outbox.module';
import { MailModule } from './platform/mail/mail.module';
import { MetricsModule } from './platform/metrics/metrics.module';
import { MetricsServerModule } from './platform/metrics/metrics-server.module';
import { PersonalDataModule } from './platform/personal-data/personal-data.module';
import { ExpiredDataModule } from './platform/retention/retention.module';
import { SecurityModule } from './platform/security/security.module';
import { StorageModule } from './platform/storage/storage.module';
import { sealedColumns } from './sealed-columns';

const platform = [
  MetricsModule,
  MetricsServerModule,
  ClockModule,
  StorageModule,
  MailModule,
  ExpiredDataModule,
  PersonalDataModule,
  cryptoModule(sealedColumns),
  OutboxModule,
  IdempotencyModule,
  SecurityModule,
  AuditModule,
];
const domains = [
  AccessModule,
  SettingsModule,
  WebhooksModule,
  WebhooksConsoleModule,
  CatalogModule,
  CatalogConsoleModule,
  PosModule,
  HouseholdModule,
  WaiversModule,
  WaiversConsoleModule,
  EvidenceModule,
  EvidenceConsoleModule,
  ProfilesModule,
  PhotosModule,
  CheckinModule,
  StaffModule,
  PassesModule,
  OneRiskModule,
  PrivacyModule,
  ReportingModule,
  OperationsModule,
];

/** What both processes are made of: services without a route and without a job's handler. */
export const cores = [...platform, ...domains];
