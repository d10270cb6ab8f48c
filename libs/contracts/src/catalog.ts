import { z } from 'zod';
import { contactSchema } from './contact';
import { openingHoursSchema } from './opening-hours';
import { instantSchema } from './primitives';
import { taskReasonSchema } from './reason';

export const taskTypeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  isDeleted: z.boolean(),
  enableShoeSize: z.boolean(),
  enableStance: z.boolean(),
  effectiveDays: z.number().int().nullable(),
});
export type TaskType = z.infer<typeof taskTypeSchema>;

export const activitySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  ageMin: z.number().int().nullable(),
  ageMax: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  isLocationDefaultActivity: z.boolean(),
  modifiedDateUtc: instantSchema,
});
export type Activity = z.infer<typeof activitySchema>;

/** A location as guests see it: enabled ones only (D8). */
export const guestLocationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  isEnabled: z.boolean(),
  isDefault: z.boolean(),
  isEditProfileLocation: z.boolean(),
  usePosTransactionsAndOrders: z.boolean(),
  defaultActivityId: z.number().int().nullable(),
  /** Sanitised HTML (D50). */
  checkInCompleteText: z.string().nullable(),
  timeZone: z.string(),
  /** Null where nobody said it. */
  openingHours: openingHoursSchema.nullable(),
  modifiedDateUtc: instantSchema,
});
export type GuestLocation = z.infer<typeof guestLocationSchema>;

/** A member within an activity (D18). `qrCode` is the pick-up code when they are done and hold media to print (D30). */
const activityContactSchema = contactSchema.extend({
  tasksTotal: z.number().int(),
  tasksComplete: z.number().int(),
  isCheckInComplete: z.boolean(),
  reasons: z.array(taskReasonSchema),
  /** Something is left to sign here, and not with a partner: another adult may do it on their own phone (D22, D42). */
  hasWaiverHere: z.boolean(),
  qrCode: z.string().nullable(),
});
export type ActivityContact = z.infer<typeof activityContactSchema>;

/** GET /api/activities/locations/{locationId}/contacts (D18). */
export const contactActivitySchema = activitySchema.extend({ contacts: z.array(activityContactSchema) });
export type ContactActivity = z.infer<typeof contactActivitySchema>;
