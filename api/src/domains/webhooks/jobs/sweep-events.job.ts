import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const HOUR_MS = 3_600_000;

/** Removes events after two weeks, with their deliveries, and deliveries of addresses that are gone. */
export const sweepEvents = defineJob({
  name: 'webhooks.sweep-events',
  queue: 'maintenance',
  payload: z.object({}),
  everyMs: HOUR_MS,
  timeoutMs: HOUR_MS,
  oneAtATime: () => 'all',
});
