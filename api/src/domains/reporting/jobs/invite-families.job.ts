import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

const MINUTE_MS = 60_000;

/** Mails families that come soon what they can still finish at home (D78). */
export const inviteFamilies = defineJob({
  name: 'reporting.invite-families',
  queue: 'mail',
  payload: z.object({}),
  everyMs: 15 * MINUTE_MS,
  timeoutMs: 14 * MINUTE_MS,
  attempts: 1,
  oneAtATime: () => 'all',
});
