import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

/** Removes the file of a signed waiver's copy once nothing refers to it any more. */
export const discardCopy = defineJob({
  name: 'evidence.discard-copy',
  queue: 'maintenance',
  payload: z.object({ storageKey: z.string().min(1) }),
});
