import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Compares with the point of sale behind the bridge, once a night; without a bridge it does nothing. */
export const comparePos = defineJob({
  name: 'pos.compare',
  queue: 'integrations',
  payload: z.object({}),
  cron: { pattern: '20 9 * * *', zone: 'Etc/UTC' },
  timeoutMs: 4 * HOUR_MS,
  oneAtATime: () => 'all',
});
