import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Forgets uploads that were not completed for a day. */
export const sweepPhotoUploads = defineJob({
  name: 'photos.sweep-uploads',
  queue: 'maintenance',
  payload: z.object({}),
  everyMs: HOUR_MS,
  timeoutMs: HOUR_MS,
  oneAtATime: () => 'all',
});
