import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const MINUTE_MS = 60_000;

/** Asks the partner about waivers of which no callback came; without the feature 1Risk nobody is asked. */
export const reconcile = defineJob({
  name: 'onerisk.reconcile',
  queue: 'integrations',
  payload: z.object({}),
  everyMs: MINUTE_MS,
  timeoutMs: 5 * MINUTE_MS,
  oneAtATime: () => 'all',
});
