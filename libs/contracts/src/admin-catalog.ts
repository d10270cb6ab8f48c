import { z } from 'zod';
import { activitySchema, guestLocationSchema, taskTypeSchema } from './catalog';
import { openingHoursSchema } from './opening-hours';
import { instantSchema, languageTagSchema, pictureAddressSchema, recordIdSchema } from './primitives';
import { age, agesInOrder, agesRemark, requiredName, version } from './record-fields';
import { says } from './remark';
import { taskSchema } from './task';
import { requiredText, optionalText as text } from './text';
import {
  nameTranslationsSchema,
  nameTranslationsWriteSchema,
  placeTranslationsSchema,
  placeTranslationsWriteSchema,
} from './translations';

export const adminTaskTypeSchema = taskTypeSchema.extend({ version, modifiedDateUtc: instantSchema });
export type AdminTaskType = z.infer<typeof adminTaskTypeSchema>;

export const activityTaskSchema = z.object({
  id: z.number().int(),
  activityId: z.number().int(),
  taskId: z.number().int(),
  task: taskSchema,
});
export const activityProductSchema = z.object({
  id: z.number().int(),
  activityId: z.number().int(),
  productId: z.number().int(),
  productName: z.string().nullable(),
});
/** `isLocationDefaultActivity`: of any location. `hasTasks` false shows the warning 'Missing tasks' (spec §2). */
export const adminActivitySchema = activitySchema.extend({
  version,
  translations: nameTranslationsSchema,
  hasTasks: z.boolean(),
  locationNames: z.array(z.string()),
  activityTasks: z.array(activityTaskSchema),
  activityProducts: z.array(activityProductSchema),
});
export type AdminActivity = z.infer<typeof adminActivitySchema>;

export const activityLocationSchema = z.object({
  id: z.number().int(),
  locationId: z.number().int(),
  activityId: z.number().int(),
  activity: activitySchema,
});
/** `hasDefaultActivity` false shows the warning 'Missing default activity' (spec §2). */
export const adminLocationSchema = guestLocationSchema.extend({
  version,
  translations: placeTranslationsSchema,
  /** Null: nobody is invited (D78). */
  inviteDaysBefore: z.number().int().nullable(),
  inviteLanguage: languageTagSchema,
  hasDefaultActivity: z.boolean(),
  activityLocations: z.array(activityLocationSchema),
});
export type AdminLocation = z.infer<typeof adminLocationSchema>;

/** By each of its names: what Intl lists are only the oldest ones, like Europe/Kiev. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** So long before a visit, in days, a family may be told at the earliest. */
const mostInviteDays = 14;

export const locationWriteSchema = z.strictObject({
  name: requiredName,
  description: text(2000),
  isEnabled: z.boolean().default(true),
  isDefault: z.boolean().default(false),
  isEditProfileLocation: z.boolean().default(false),
  usePosTransactionsAndOrders: z.boolean().default(false),
  defaultActivityId: recordIdSchema.nullish(),
  checkInCompleteText: text(20_000),
  timeZone: z.string().refine(isTimeZone, says('timeZone')).optional(),
  openingHours: openingHoursSchema.nullish(),
  translations: placeTranslationsWriteSchema,
  inviteDaysBefore: z.number().int().min(1).max(mostInviteDays).nullish(),
  inviteLanguage: languageTagSchema.optional(),
  version: version.optional(),
});

export const activityWriteSchema = z
  .strictObject({
    name: requiredName,
    ageMin: age,
    ageMax: age,
    imageUrl: pictureAddressSchema.nullish().transform((value) => value || null),
    translations: nameTranslationsWriteSchema,
    version: version.optional(),
  })
  .refine(agesInOrder, agesRemark);
export type ActivityWrite = z.input<typeof activityWriteSchema>;

export const taskTypeWriteSchema = z.strictObject({
  name: requiredName.optional(),
  isDeleted: z.boolean().optional(),
  enableShoeSize: z.boolean().optional(),
  enableStance: z.boolean().optional(),
  effectiveDays: z.number().int().min(0).max(36_500).nullish(),
  version: version.optional(),
});
export type TaskTypeWrite = z.infer<typeof taskTypeWriteSchema>;

/** POST /api/tasktypes: the four types are fixed, so this brings a removed one back (spec §3). */
export const taskTypeCreateSchema = taskTypeWriteSchema
  .omit({ isDeleted: true, version: true })
  .extend({ id: z.number().int().min(1).max(4) });
export type TaskTypeCreate = z.infer<typeof taskTypeCreateSchema>;

/** Links: POST /api/locations/{id}/activities, /api/activities/{id}/tasks, /api/activities/{id}/products. */
export const linkActivitySchema = z.strictObject({ activityId: recordIdSchema });
export const linkTaskSchema = z.strictObject({ taskId: recordIdSchema });
export const linkProductSchema = z.strictObject({ productId: recordIdSchema });

const productSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  isSeasonPass: z.boolean(),
  rules: z.array(z.string()),
  posWaiverIds: z.array(z.string()),
});
export type Product = z.infer<typeof productSchema>;

/** What a product's rules ask of who holds it (D16); other keywords of a point of sale say nothing here. */
export const productRules = {
  rentalProfile: 'RENTALPROFILEREQUIRED',
  childRegistration: 'CHILDREGPROFILEREQUIRED',
  image: 'IMAGEREQUIRED',
} as const;

/** Products that administrators keep have their ids from here on, above every point of sale's (D74). */
export const firstKeptProductId = 2_000_000_001;

/** A product as the console has it (D74). */
export const adminProductSchema = productSchema.extend({
  /** Its pass is printed with a photo. */
  requiresImage: z.boolean(),
  /** The activities that a purchase of it leads to, by name. */
  activityNames: z.array(z.string()),
  version,
  modifiedDateUtc: instantSchema,
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const productWriteSchema = z.strictObject({
  /** As the shop's list of orders names it. */
  code: requiredText(64),
  name: requiredName,
  isSeasonPass: z.boolean().default(false),
  requiresImage: z.boolean().default(false),
  rules: z.array(requiredText(64)).max(50).default([]),
  posWaiverIds: z.array(requiredText(64)).max(50).default([]),
  version: version.optional(),
});
export type ProductWrite = z.output<typeof productWriteSchema>;
