import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { ResortPicturesService } from '../resort-pictures.service';
import { sweepResortPictures } from './sweep-pictures.job';

const AT_ONCE = 20;

@HandlesJob(sweepResortPictures)
export class SweepResortPicturesHandler implements JobHandler<typeof sweepResortPictures.payload> {
  constructor(private readonly pictures: ResortPicturesService) {}

  async handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    while ((await this.pictures.discardUnused(AT_ONCE)) === AT_ONCE) signal.throwIfAborted();
  }
}
