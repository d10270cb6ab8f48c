import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Removes what is past its time, once a day and when somebody asks (D60). By then the Americas sleep and Europe is on the slopes. */
export const removeExpired = defineJob({
  name: 'privacy.remove-expired',
  queue: 'maintenance',
  payload: z.object({}),
  cron: { pattern: '20 9 * * *', zone: 'Etc/UTC' },
  timeoutMs: 6 * HOUR_MS,
  oneAtATime: () => 'all',
});
