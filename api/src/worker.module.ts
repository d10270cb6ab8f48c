import { type DynamicModule, Module } from '@nestjs/common';
import type { AppConfig } from './config/app-config';
import { configModule } from './config/config.module';
import { cores } from './cores';
import { EvidenceJobsModule } from './domains/evidence/jobs/evidence.jobs.module';
import { OneRiskJobsModule } from './domains/onerisk/jobs/onerisk.jobs.module';
import { OperationsJobsModule } from './domains/operations/jobs/operations.jobs.module';
import { PhotosJobsModule } from './domains/photos/jobs/photos.jobs.module';
import { PosJobsModule } from './domains/pos/jobs/pos.jobs.module';
import { PrivacyJobsModule } from './domains/privacy/jobs/privacy.jobs.module';
import { ReportingJobsModule } from './domains/reporting/jobs/reporting.jobs.module';
import { WebhooksJobsModule } from './domains/webhooks/jobs/webhooks.jobs.module';
import { jobs } from './jobs';
import { databaseModule } from './platform/database/database.module';
import { WorkerHeartbeatModule } from './platform/health/worker-heartbeat';
import { jobsModule } from './platform/jobs/jobs.module';

const handlers = [
  EvidenceJobsModule,
  PosJobsModule,
  PhotosJobsModule,
  PrivacyJobsModule,
  ReportingJobsModule,
  WebhooksJobsModule,
  OneRiskJobsModule,
  OperationsJobsModule,
];

/** The composition root of the worker process: every core with the handlers of its jobs. It never imports a controller. */
@Module({})
class WorkerModule {}

export function workerModule(config: AppConfig): DynamicModule {
  const platform = [configModule(config), databaseModule('arrival-worker')];
  return {
    module: WorkerModule,
    imports: [...platform, ...cores, WorkerHeartbeatModule, ...handlers, jobsModule(config, jobs)],
  };
}
