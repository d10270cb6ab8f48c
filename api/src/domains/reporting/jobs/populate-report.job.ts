import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Makes a new generation of the customer report (D33). */
export const populateReport = defineJob({
  name: 'reporting.populate',
  queue: 'reports',
  payload: z.object({ generationId: z.number().int() }),
  attempts: 3,
  timeoutMs: HOUR_MS,
  oneAtATime: () => 'all',
});
