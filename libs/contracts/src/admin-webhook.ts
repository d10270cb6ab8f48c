import { z } from 'zod';
import { eventSchema, eventTypes } from './event';
import { instantSchema } from './primitives';
import { version } from './record-fields';
import { lineText } from './text';

export const webhookWriteSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .trim()
    .max(2000),
  /** Null says the same as nothing. */
  description: lineText(200)
    .nullish()
    .transform((value) => value ?? ''),
  events: z.array(z.enum(eventTypes)).min(1),
  version: version.optional(),
});
export type WebhookWrite = z.infer<typeof webhookWriteSchema>;

/** An address that is told of events (issue 9). */
export const webhookSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  /** `failing`: the last tries did not succeed, and go on. */
  state: z.enum(['delivering', 'failing', 'paused']),
  /** `failing`: five days without a success; `gone`: the address said so (410). */
  pauseReason: z.enum(['administrator', 'failing', 'gone']).nullable(),
  pausedAtUtc: instantSchema.nullable(),
  failingSinceUtc: instantSchema.nullable(),
  /** At most 1,000. */
  waiting: z.number().int(),
  /** Given up after the last try. At most 1,000. */
  failed: z.number().int(),
  deliveredLastDay: z.number().int(),
  /** Until then the secret before signs as well. */
  earlierSecretUntilUtc: instantSchema.nullable(),
  createdDateUtc: instantSchema,
  modifiedDateUtc: instantSchema,
  version,
});
export type Webhook = z.infer<typeof webhookSchema>;

/** Once: the secret is not shown again. */
export const webhookWithSecretSchema = webhookSchema.extend({ secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const trySchema = z.object({
  attemptedAtUtc: instantSchema,
  url: z.string(),
  /** Null when nothing was answered; then `error` says why. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** The beginning of it. */
  answer: z.string(),
  tookMs: z.number().int(),
});
export type WebhookTry = z.infer<typeof trySchema>;

const webhookDeliverySchema = z.object({
  id: z.number().int(),
  type: z.string(),
  householdId: z.number().int().nullable(),
  number: z.number().int().nullable(),
  status: z.enum(deliveryStatuses),
  /** Since it was last sent anew. */
  attempts: z.number().int(),
  createdAtUtc: instantSchema,
  nextAttemptAtUtc: instantSchema.nullable(),
  lastTry: trySchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesSchema = z.object({ deliveries: z.array(webhookDeliverySchema), hasMore: z.boolean() });
export type WebhookDeliveries = z.infer<typeof webhookDeliveriesSchema>;

/** With what is sent, and every try, the newest first. */
export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
  event: eventSchema,
  tries: z.array(trySchema),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetailSchema>;
