import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { SealEvidenceService } from '../seal-evidence.service';
import { sealEvidence } from './seal-evidence.job';

@HandlesJob(sealEvidence)
export class SealEvidenceHandler implements JobHandler<typeof sealEvidence.payload> {
  constructor(private readonly evidence: SealEvidenceService) {}

  async handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    await this.evidence.seal(signal);
  }
}
