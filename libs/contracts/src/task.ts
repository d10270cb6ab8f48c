import { z } from 'zod';
import { taskTypeIds } from './constants';
import { daySchema, instantSchema } from './primitives';
import { age, agesInOrder, agesRemark, alsoBesideErrors, day, requiredName, version } from './record-fields';
import { says } from './remark';
import { plainText, optionalText as text } from './text';
import { nameTranslationsSchema, nameTranslationsWriteSchema } from './translations';

/** A waiver, rental, child or photo task as configured (spec §3). */
export const taskSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  taskTypeId: z.number().int(),
  ageMin: z.number().int().nullable(),
  ageMax: z.number().int().nullable(),
  isOptional: z.boolean(),
  posWaiverId: z.string().nullable(),
  externalWaiverId: z.string().nullable(),
  consolidateWaivers: z.boolean(),
  useTodayAsValidationDate: z.boolean(),
  startEffectiveDate: daySchema.nullable(),
  endEffectiveDate: daySchema.nullable(),
  validationDate: daySchema.nullable(),
  enableAgreeCheckbox: z.boolean(),
  enableTextSignature: z.boolean(),
  enableWetSignature: z.boolean(),
  customComment: z.string().nullable(),
  /** For staff alone. */
  staffNote: z.string().nullable(),
  modifiedDateUtc: instantSchema,
});
export type Task = z.infer<typeof taskSchema>;

export const adminTaskSchema = taskSchema.extend({
  version,
  translations: nameTranslationsSchema,
  activityNames: z.array(z.string()),
  /** A waiver whose POS id has no text here: nobody can sign it (D55). */
  isTextMissing: z.boolean(),
});
export type AdminTask = z.infer<typeof adminTaskSchema>;

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
    staffNote: plainText(2000)
      .nullable()
      .transform((note) => note || null)
      .optional(),
    translations: nameTranslationsWriteSchema,
    version: version.optional(),
  })
  .refine(agesInOrder, agesRemark)
  .refine((task) => task.taskTypeId !== taskTypeIds.waiver || task.posWaiverId !== null, {
    ...says('required'),
    path: ['posWaiverId'],
    ...alsoBesideErrors,
  })
  .refine(
    (task) =>
      task.taskTypeId !== taskTypeIds.waiver ||
      task.enableAgreeCheckbox ||
      task.enableTextSignature ||
      task.enableWetSignature,
    { ...says('signatureMethod'), path: ['enableAgreeCheckbox'], ...alsoBesideErrors },
  )
  .refine(
    ({ taskTypeId, useTodayAsValidationDate, startEffectiveDate, endEffectiveDate }) =>
      taskTypeId !== taskTypeIds.waiver ||
      useTodayAsValidationDate ||
      !startEffectiveDate ||
      !endEffectiveDate ||
      startEffectiveDate <= endEffectiveDate,
    {
      ...says('endBeforeStart'),
      path: ['endEffectiveDate'],
      ...alsoBesideErrors,
    },
  );
