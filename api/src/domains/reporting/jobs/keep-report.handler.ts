import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { ReportUpkeepService } from '../upkeep.service';
import { keepReport } from './keep-report.job';

@HandlesJob(keepReport)
export class KeepReportHandler implements JobHandler<typeof keepReport.payload> {
  constructor(private readonly upkeep: ReportUpkeepService) {}

  handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    return this.upkeep.keepUp(signal);
  }
}
