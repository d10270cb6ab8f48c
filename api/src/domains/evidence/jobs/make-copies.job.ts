import { languageTagSchema } from '@arrival/contracts';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

/** Makes the copies of what was signed with one signature, a copy for each person, and has them mailed to the signer in their language (D46). */
export const makeCopies = defineJob({
  name: 'evidence.make-copies',
  queue: 'documents',
  payload: z.object({
    groupId: z.uuid(),
    signatureIds: z.array(z.uuid()).min(1),
    language: languageTagSchema,
  }),
  timeoutMs: 180_000,
});
