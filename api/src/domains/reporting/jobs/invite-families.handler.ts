import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { InvitationsService } from '../invitations/invitations.service';
import { inviteFamilies } from './invite-families.job';

@HandlesJob(inviteFamilies)
export class InviteFamiliesHandler implements JobHandler<typeof inviteFamilies.payload> {
  constructor(private readonly invitations: InvitationsService) {}

  handle(_payload: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    return this.invitations.round(signal);
  }
}
