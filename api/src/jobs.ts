import { discardReplacedPhoto } from './domains/photos/jobs/discard-replaced.job';
import { sweepResortPictures } from './domains/photos/jobs/sweep-pictures.job';
import { sweepPhotoUploads } from './domains/photos/jobs/sweep-uploads.job';
import { sweepIdempotencyRecords } from './platform/idempotency/jobs/sweep-records.job';
import type { JobDefinition } from './platform/jobs/job';

/** Every job of the product. The worker refuses to start when one has no handler. */
export const jobs: readonly JobDefinition[] = [sweepIdempotencyRecords, discardReplacedPhoto, sweepPhotoUploads, sweepResortPictures];
