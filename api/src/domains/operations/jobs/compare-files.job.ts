import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Compares the photos in the storage with their rows, both ways, once a night. */
export const compareFiles = defineJob({
  name: 'operations.compare-files',
  queue: 'maintenance',
  payload: z.object({}),
  cron: { pattern: '50 9 * * *', zone: 'Etc/UTC' },
  timeoutMs: 2 * HOUR_MS,
  oneAtATime: () => 'all',
});
