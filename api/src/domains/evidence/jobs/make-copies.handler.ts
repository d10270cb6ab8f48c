import type { z } from 'zod';
import { DomainError } from '../../../platform/calls/domain-error';
import { type GaveUp, giveUp, HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { WaiverCopyService } from '../copies/waiver-copy.service';
import { CopyMailsService } from '../mail/copy-mails.service';
import { makeCopies } from './make-copies.job';

@HandlesJob(makeCopies)
export class MakeCopiesHandler implements JobHandler<typeof makeCopies.payload> {
  constructor(
    private readonly copies: WaiverCopyService,
    private readonly mails: CopyMailsService,
  ) {}

  /** What was made before it was stopped is there the next time. */
  async handle(
    { groupId, signatureIds, language }: z.output<typeof makeCopies.payload>,
    { signal }: Pick<JobRun, 'signal'>,
  ): Promise<GaveUp | undefined> {
    try {
      for (const signatureId of signatureIds) {
        signal.throwIfAborted();
        await this.copies.prepare(signatureId);
      }
      await this.mails.ask(groupId, signatureIds, language);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'copy.unavailable')
        return giveUp('This machine has no program that sets documents');
      throw error;
    }
  }
}
