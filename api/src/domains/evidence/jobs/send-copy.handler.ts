import { type GaveUp, giveUp, HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler';
import { CopyMailsService } from '../mail/copy-mails.service';
import { sendCopy } from './send-copy.job';

@HandlesJob(sendCopy)
export class SendCopyHandler implements JobHandler<typeof sendCopy.payload> {
  constructor(private readonly mails: CopyMailsService) {}

  /** What is final is seen in Operations, where somebody may have it tried again. */
  async handle({ groupId }: { groupId: string }): Promise<GaveUp | undefined> {
    const refusal = await this.mails.send(groupId);
    return refusal === undefined ? undefined : giveUp(refusal);
  }
}
