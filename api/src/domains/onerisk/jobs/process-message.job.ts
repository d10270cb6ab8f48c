import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

/** What the partner told by itself becomes true here; tried again with longer and longer pauses. */
export const processMessage = defineJob({
  name: 'onerisk.process-message',
  queue: 'integrations',
  payload: z.object({ messageId: z.string() }),
  attempts: 8,
});
