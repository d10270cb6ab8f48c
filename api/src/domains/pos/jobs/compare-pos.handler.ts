import { Inject } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { ComparisonService } from '../bridge/comparison.service';
import { comparePos } from './compare-pos.job';

@HandlesJob(comparePos)
export class ComparePosHandler implements JobHandler<typeof comparePos.payload> {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly comparison: ComparisonService,
  ) {}

  async handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    if (this.config.pos) await this.comparison.compare(signal);
  }
}
