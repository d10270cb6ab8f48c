import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { Outbox } from '../../../platform/jobs/outbox';
import { PhotosQueries } from '../photos.queries';
import { discardReplacedPhoto } from './discard-replaced.job';
import { sweepPhotoUploads } from './sweep-uploads.job';

const AT_ONCE = 500;

@HandlesJob(sweepPhotoUploads)
export class SweepPhotoUploadsHandler implements JobHandler<typeof sweepPhotoUploads.payload> {
  constructor(
    private readonly queries: PhotosQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /** The files follow by jobs that are committed with the removal of the rows, so that a crash leaves none behind. */
  async handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    while ((await this.#sweep()) === AT_ONCE) signal.throwIfAborted();
  }

  #sweep(): Promise<number> {
    return this.unitOfWork.run(async () => {
      const storageKeys = await this.queries.removeOldUploads(AT_ONCE);
      for (const storageKey of storageKeys) await this.outbox.add(discardReplacedPhoto, { storageKey });
      return storageKeys.length;
    });
  }
}
