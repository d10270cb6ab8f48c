import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler';
import { PhotoFiles } from '../photo-files';
import { discardReplacedPhoto } from './discard-replaced.job';

@HandlesJob(discardReplacedPhoto)
export class DiscardReplacedPhotoHandler implements JobHandler<typeof discardReplacedPhoto.payload> {
  constructor(private readonly files: PhotoFiles) {}

  handle({ storageKey }: { storageKey: string }): Promise<void> {
    return this.files.discardUnused(storageKey);
  }
}
