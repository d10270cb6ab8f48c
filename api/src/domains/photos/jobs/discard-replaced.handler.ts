import { Inject } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler';
import { STORAGE, type Storage } from '../../../platform/storage/storage';
import { PhotosQueries } from '../photos.queries';
import { discardReplacedPhoto } from './discard-replaced.job';

@HandlesJob(discardReplacedPhoto)
export class DiscardReplacedPhotoHandler implements JobHandler<typeof discardReplacedPhoto.payload> {
  constructor(
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** Keys are random and never used twice, so a file that nothing refers to stays that way. */
  async handle({ storageKey }: { storageKey: string }): Promise<void> {
    if (await this.queries.isReferred(storageKey)) return;
    await this.storage.remove(storageKey);
  }
}
