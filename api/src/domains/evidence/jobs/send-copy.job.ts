import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

/** One try to mail the copies of one signing; the tries after it are rows (`copy_mail.next_attempt_at`). */
export const sendCopy = defineJob({
  name: 'evidence.send-copy',
  queue: 'mail',
  payload: z.object({ groupId: z.uuid() }),
  timeoutMs: 120_000,
  oneAtATime: ({ groupId }) => groupId,
});
