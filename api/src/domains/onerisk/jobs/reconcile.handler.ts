import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { ReconciliationService } from '../reconciliation.service';
import { reconcile } from './reconcile.job';

@HandlesJob(reconcile)
export class ReconcileHandler implements JobHandler<typeof reconcile.payload> {
  constructor(private readonly reconciliation: ReconciliationService) {}

  handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    return this.reconciliation.sweep(signal);
  }
}
