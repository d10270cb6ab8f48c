import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler';
import { KeptCopies } from '../copies/kept-copies';
import { discardCopy } from './discard-copy.job';

@HandlesJob(discardCopy)
export class DiscardCopyHandler implements JobHandler<typeof discardCopy.payload> {
  constructor(private readonly copies: KeptCopies) {}

  async handle({ storageKey }: { storageKey: string }): Promise<void> {
    await this.copies.discard(storageKey);
  }
}
