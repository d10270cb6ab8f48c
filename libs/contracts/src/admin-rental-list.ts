import { z } from 'zod';
import { instantSchema } from './primitives';
import { alsoBesideErrors, version } from './record-fields';
import { says } from './remark';
import { optionalText, requiredText } from './text';
import { entryTranslationsSchema, entryTranslationsWriteSchema } from './translations';

/** The lists of a rental profile (D28), in the order of the form. */
export const rentalListNames = ['age', 'ability', 'height', 'weight', 'shoeSize'] as const;
export type RentalListName = (typeof rentalListNames)[number];

/** Lists whose entries have a text in each unit (D56). */
const hasUnits = (list: unknown): boolean => list === 'height' || list === 'weight';

/** An entry of a rental list as administrators keep it; `name` is its text, for the trail and the console. */
export const rentalListEntrySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  list: z.enum(rentalListNames),
  listKey: z.string(),
  listDescription: z.string(),
  listDescriptionMetric: z.string().nullable(),
  dinLookupValue: z.number().int(),
  sortOrder: z.number().int(),
  translations: entryTranslationsSchema,
  version,
  modifiedDateUtc: instantSchema,
});
export type RentalListEntry = z.infer<typeof rentalListEntrySchema>;

const metricMissing = {
  ...says('metricText'),
  path: ['listDescriptionMetric'],
  ...alsoBesideErrors,
};

/** A lookup value of −1 keeps an entry for old profiles and offers it no more (D28). */
export const rentalListEntryWriteSchema = z
  .strictObject({
    list: z.enum(rentalListNames),
    listKey: requiredText(40),
    listDescription: requiredText(),
    listDescriptionMetric: optionalText(200),
    dinLookupValue: z.number().int().min(-1).max(1000),
    sortOrder: z.number().int().min(0).max(10_000),
    translations: entryTranslationsWriteSchema,
    version: version.optional(),
  })
  .refine(({ list, listDescriptionMetric }) => !hasUnits(list) || Boolean(listDescriptionMetric), metricMissing);
export type RentalListEntryWrite = z.infer<typeof rentalListEntryWriteSchema>;
