import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Takes the day's signatures into the log and publishes its signed root, once a night. */
export const sealEvidence = defineJob({
  name: 'evidence.seal',
  queue: 'maintenance',
  payload: z.object({}),
  cron: { pattern: '20 8 * * *', zone: 'Etc/UTC' },
  timeoutMs: 2 * HOUR_MS,
  oneAtATime: () => 'all',
});
