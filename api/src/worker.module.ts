import { type DynamicModule, Module } from '@nestjs/common';
import type { AppConfig } from './config/app-config';
import { configModule } from './config/config.module';
import { DiscardReplacedPhotoHandler } from './domains/photos/jobs/discard-replaced.handler';
import { SweepPhotoUploadsHandler } from './domains/photos/jobs/sweep-uploads.handler';
import { PhotosQueries } from './domains/photos/photos.queries';
import { jobs } from './jobs';
import { ClockModule } from './platform/clock/clock.module';
import { databaseModule } from './platform/database/database.module';
import { WorkerHeartbeatModule } from './platform/health/worker-heartbeat';
import { SweepIdempotencyRecordsHandler } from './platform/idempotency/jobs/sweep-records.handler';
import { jobsModule } from './platform/jobs/jobs.module';
import { StorageModule } from './platform/storage/storage.module';

const platform = [ClockModule, StorageModule, WorkerHeartbeatModule];

/** The composition root of the worker process: the handlers of all jobs. */
@Module({ providers: [SweepIdempotencyRecordsHandler, DiscardReplacedPhotoHandler, SweepPhotoUploadsHandler, PhotosQueries] })
export class WorkerModule {}

export function workerModule(config: AppConfig): DynamicModule {
  return { module: WorkerModule, imports: [configModule(config), databaseModule('arrival-worker'), ...platform, jobsModule(jobs)] };
}
