import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Discards the resort's pictures that were uploaded and never used. */
export const sweepResortPictures = defineJob({
  name: 'photos.sweep-pictures',
  queue: 'maintenance',
  payload: z.object({}),
  everyMs: 24 * HOUR_MS,
});
