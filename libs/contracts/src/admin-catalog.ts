import { z } from 'zod';
import { activitySchema, guestLocationSchema, taskSchema, taskTypeSchema } from './catalog';
import { taskTypeIds } from './constants';
import { daySchema, instantSchema, recordIdSchema } from './primitives';
import { says } from './remark';
import { optionalText, plainText, requiredText } from './text';

/** Where an administrator's record stands: sent back on a save, an older one answers 409 with both versions. */
const version = z.number().int().positive();
const text = optionalText;
const requiredName = requiredText();
const age = z.number().int().min(0).max(150).nullish();
/** Earlier ones are slips of the keyboard, and the year 0 no database knows. */
const day = daySchema.refine((value) => value >= '1900-01-01', says('laterDay'));
const agesInOrder = (range: { ageMin?: number | null; ageMax?: number | null }) =>
  range.ageMin == null || range.ageMax == null || range.ageMin <= range.ageMax;
/** A rule over several fields speaks also while another field is still wrong, so that a form shows all there is to mend at once. */
const alsoBesideErrors = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
const agesRemark = { ...says('ages'), path: ['ageMax'], ...alsoBesideErrors };

export const adminTaskSchema = taskSchema.extend({
  version,
  activityNames: z.array(z.string()),
  /** A waiver whose POS id has no text here: nobody can sign it (D55). */
  isTextMissing: z.boolean(),
});
export type AdminTask = z.infer<typeof adminTaskSchema>;

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
  hasDefaultActivity: z.boolean(),
  activityLocations: z.array(activityLocationSchema),
});
export type AdminLocation = z.infer<typeof adminLocationSchema>;

export const locationWriteSchema = z.strictObject({
  name: requiredName,
  description: text(2000),
  isEnabled: z.boolean().default(true),
  isDefault: z.boolean().default(false),
  isEditProfileLocation: z.boolean().default(false),
  usePosTransactionsAndOrders: z.boolean().default(false),
  defaultActivityId: recordIdSchema.nullish(),
  checkInCompleteText: text(20_000),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', says('timeZone'))
    .default('America/Denver'),
  version: version.optional(),
});
export type LocationWrite = z.input<typeof locationWriteSchema>;

export const activityWriteSchema = z
  .strictObject({
    name: requiredName,
    ageMin: age,
    ageMax: age,
    imageUrl: plainText(2000)
      .refine((value) => /^$|^\/(?![/\\])|^https:\/\//i.test(value), says('httpsAddress'))
      .nullish()
      .transform((value) => value || null),
    version: version.optional(),
  })
  .refine(agesInOrder, agesRemark);
export type ActivityWrite = z.input<typeof activityWriteSchema>;

/** Waiver-only fields count only for waivers (spec §3, §5). */
export const taskWriteSchema = z
  .strictObject({
    name: requiredName,
    taskTypeId: z.number().int().min(1).max(4),
    ageMin: age,
    ageMax: age,
    isOptional: z.boolean().default(false),
    posWaiverId: text(100),
    externalWaiverId: text(100),
    consolidateWaivers: z.boolean().default(false),
    useTodayAsValidationDate: z.boolean().default(false),
    startEffectiveDate: day.nullish(),
    endEffectiveDate: day.nullish(),
    validationDate: day.nullish(),
    enableAgreeCheckbox: z.boolean().default(false),
    enableTextSignature: z.boolean().default(false),
    enableWetSignature: z.boolean().default(false),
    customComment: text(2000),
    version: version.optional(),
  })
  .refine(agesInOrder, agesRemark)
  .refine((task) => task.taskTypeId !== taskTypeIds.waiver || task.posWaiverId !== null, {
    ...says('required'),
    path: ['posWaiverId'],
    ...alsoBesideErrors,
  })
  .refine(
    (task) => task.taskTypeId !== taskTypeIds.waiver || task.enableAgreeCheckbox || task.enableTextSignature || task.enableWetSignature,
    { ...says('signatureMethod'), path: ['enableAgreeCheckbox'], ...alsoBesideErrors },
  )
  .refine((task) => !task.startEffectiveDate || !task.endEffectiveDate || task.startEffectiveDate <= task.endEffectiveDate, {
    ...says('endBeforeStart'),
    path: ['endEffectiveDate'],
    ...alsoBesideErrors,
  });
export type TaskWrite = z.input<typeof taskWriteSchema>;

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

export const productSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  isSeasonPass: z.boolean(),
  rules: z.array(z.string()),
  posWaiverIds: z.array(z.string()),
});
export type Product = z.infer<typeof productSchema>;
