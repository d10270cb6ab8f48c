import { z } from 'zod';
import { daySchema } from './primitives';

/** Why a task is asked, or why not (D17). Machine-readable; the apps have the words. */
export const reasonCodes = [
  'requiredByActivity',
  'requiredByPurchase',
  'optionalForActivity',
  'waiverMissing',
  'waiverExpired',
  'profileMissing',
  'profileExpired',
  'editAllowedHere',
  'alreadyValidUntil',
  'alreadyValid',
  'notInAgeRange',
  'activityNotInAgeRange',
  'activityNotPurchased',
  'notRequiredByPurchase',
  'noUnprintedMedia',
  'skipped',
] as const;
export const reasonCodeSchema = z.enum(reasonCodes);
export type ReasonCode = z.infer<typeof reasonCodeSchema>;

export const reasonSchema = z.object({
  code: reasonCodeSchema,
  validUntil: daySchema.nullable().optional(),
  productName: z.string().optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** One task of one member in an activity: whether it is asked, whether it is done, and why. */
export const taskReasonSchema = reasonSchema.extend({
  taskId: z.number().int(),
  taskName: z.string(),
  taskTypeId: z.number().int(),
  isAsked: z.boolean(),
  isOptional: z.boolean(),
  isComplete: z.boolean(),
  isSkipped: z.boolean(),
});
export type TaskReason = z.infer<typeof taskReasonSchema>;
