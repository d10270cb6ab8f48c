import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { CompareFilesService } from '../compare-files.service';
import { compareFiles } from './compare-files.job';

@HandlesJob(compareFiles)
export class CompareFilesHandler implements JobHandler<typeof compareFiles.payload> {
  constructor(private readonly service: CompareFilesService) {}

  async handle(_payload: object, { signal, progress }: Pick<JobRun, 'signal' | 'progress'>): Promise<void> {
    await this.service.compare(signal, progress);
  }
}
