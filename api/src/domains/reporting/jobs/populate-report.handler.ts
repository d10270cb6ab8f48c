import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { PopulationService } from '../population.service';
import { populateReport } from './populate-report.job';

@HandlesJob(populateReport)
export class PopulateReportHandler implements JobHandler<typeof populateReport.payload> {
  constructor(private readonly population: PopulationService) {}

  /** The last try that fails is told to whoever waits for the report. A process that stops has not failed: another one goes on. */
  async handle({ generationId }: { generationId: number }, { signal, attempt, progress }: JobRun): Promise<void> {
    try {
      await this.population.populate(generationId, signal, progress);
    } catch (error) {
      if (attempt >= populateReport.attempts && !signal.aborted) await this.population.fail(generationId);
      throw error;
    }
  }
}
