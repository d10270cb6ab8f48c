import type { z } from 'zod';
import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { CallbacksService } from '../callbacks.service';
import { processMessage } from './process-message.job';

@HandlesJob(processMessage)
export class ProcessMessageHandler implements JobHandler<typeof processMessage.payload> {
  constructor(private readonly callbacks: CallbacksService) {}

  handle(
    { messageId }: z.output<typeof processMessage.payload>,
    { correlationId }: Pick<JobRun, 'correlationId'>,
  ): Promise<void> {
    return this.callbacks.process(messageId, correlationId ?? null);
  }
}
