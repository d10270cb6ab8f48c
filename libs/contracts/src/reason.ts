import { z } from 'zod';
import { daySchema } from './primitives';

/**
 * Why a task is asked, is done, or is not asked (D17): one for each task and contact; the apps have the words. Asked for the first time:
 * `requiredBy…`; asked again: `…Expired`, `…TooShort` for what ends before the day that counts (D64), or `askedAgain` by staff, who say why (D79).
 * The last two are at the desk (D55, D65).
 */
export const reasonCodes = [
  'requiredByActivity',
  'requiredByPurchase',
  'waiverExpired',
  'waiverTooShort',
  'profileExpired',
  'profileTooShort',
  'askedAgain',
  'alreadyValidUntil',
  'signedForToday',
  'editAllowedHere',
  'notInAgeRange',
  'notRequiredByPurchase',
  'noUnprintedMedia',
  'waiverEnded',
  'waiverNoText',
] as const;
const reasonCodeSchema = z.enum(reasonCodes);
export type ReasonCode = z.infer<typeof reasonCodeSchema>;

/** A reason with what it takes to say it in words: "Waiver: needed for today's lesson". Absent fields do not apply. */
export const reasonSchema = z.object({
  code: reasonCodeSchema,
  state: z.enum(['missing', 'expired', 'tooShort', 'askedAgain', 'valid']).optional(),
  source: z.enum(['activity', 'purchase']).optional(),
  activityName: z.string().optional(),
  productName: z.string().optional(),
  productDate: daySchema.nullable().optional(),
  /** Last valid day, null = no end; for what has run out, the day it ended: never a day to come (D64). */
  validUntil: daySchema.nullable().optional(),
  /** The day for which it must be valid: of a waiver always, of a profile when it runs out before (D64). */
  validationDate: daySchema.optional(),
  /** What is wrong with the one on file, in the staff's own words. */
  staffReason: z.string().optional(),
  age: z.number().int().nullable().optional(),
  ageMin: z.number().int().nullable().optional(),
  ageMax: z.number().int().nullable().optional(),
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
