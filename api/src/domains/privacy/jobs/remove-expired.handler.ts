import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { RemoveExpiredService } from '../remove-expired.service';
import { removeExpired } from './remove-expired.job';

@HandlesJob(removeExpired)
export class RemoveExpiredHandler implements JobHandler<typeof removeExpired.payload> {
  constructor(private readonly service: RemoveExpiredService) {}

  handle(_payload: object, { id, signal, progress }: Pick<JobRun, 'id' | 'signal' | 'progress'>): Promise<void> {
    return this.service.run(id, signal, progress);
  }
}
