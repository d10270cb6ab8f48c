import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

/** Removes a photo's file once nothing refers to it any more. */
export const discardReplacedPhoto = defineJob({
  name: 'photos.discard-replaced',
  queue: 'maintenance',
  payload: z.object({ storageKey: z.string().min(1) }),
});
