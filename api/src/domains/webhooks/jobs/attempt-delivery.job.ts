import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job';

/** One try to deliver one event to one address; the tries after it are rows (`webhook_delivery.next_attempt_at`). */
export const attemptDelivery = defineJob({
  name: 'webhooks.attempt-delivery',
  queue: 'webhooks',
  payload: z.object({ deliveryId: z.number().int(), attempt: z.number().int() }),
});
