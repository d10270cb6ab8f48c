import { z } from 'zod';
import { defineJob } from '../../jobs/job';

const HOUR_MS = 3_600_000;

/** Removes idempotency records after a week: a caller that repeats later than that is a new call. */
export const sweepIdempotencyRecords = defineJob({
  name: 'idempotency.sweep-records',
  queue: 'maintenance',
  payload: z.object({}),
  everyMs: HOUR_MS,
  timeoutMs: HOUR_MS,
  oneAtATime: () => 'all',
});
