import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const MINUTE_MS = 60_000;

/** Keeps the customer report up to date; a new day makes it new as a whole. */
export const keepReport = defineJob({
  name: 'reporting.keep',
  queue: 'reports',
  payload: z.object({}),
  everyMs: MINUTE_MS,
  timeoutMs: 10 * MINUTE_MS,
  oneAtATime: () => 'all',
});
