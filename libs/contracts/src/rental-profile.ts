import { z } from 'zod';
import { instantSchema, profileVersionSchema } from './primitives';
import { gearAnswersShape, gearRequestShape } from './rental-gear-schema';
import { requiredText } from './text';
import { entryTextsSchema } from './translations';

/**
 * An entry of a reference list; a `dinLookupValue` of −1 is kept but not offered (D28). `listDescription` is the imperial text of a height or
 * weight, `listDescriptionMetric` the metric one as the chart prints it (D56); null where the text has no unit.
 */
export const referenceItemSchema = z.object({
  listKey: z.string(),
  listDescription: z.string(),
  listDescriptionMetric: z.string().nullable(),
  dinLookupValue: z.number().int(),
  /** What is shown instead, in the language asked for; the texts beside it are those that bands are read from. */
  translation: entryTextsSchema.optional(),
});
export type ReferenceItem = z.infer<typeof referenceItemSchema>;

const key = requiredText(40);

/** What a guest answers (spec §5). What of the gear is needed depends on the task type and is checked by the rules. */
export const rentalAnswersSchema = z.object({
  selectedAge: key,
  selectedAbility: key,
  selectedHeight: key,
  selectedWeight: key,
  ...gearRequestShape,
  /** As it was read, null when there was none; without it the save replaces whatever is there. */
  version: profileVersionSchema.nullish(),
});
export type RentalAnswers = z.infer<typeof rentalAnswersSchema>;

/** GET /api/rentalprofile/lists/{hash}: what a rental profile chooses from, immutable. */
export const rentalListsSchema = z.object({
  ageRefs: z.array(referenceItemSchema),
  abilityRefs: z.array(referenceItemSchema),
  heightRefs: z.array(referenceItemSchema),
  weightRefs: z.array(referenceItemSchema),
  shoeSizeRefs: z.array(referenceItemSchema),
});
export type RentalLists = z.infer<typeof rentalListsSchema>;

/** What is known of a member's rental profile. */
export const memberRentalSchema = z.object({
  enableShoeSize: z.boolean(),
  enableStance: z.boolean(),
  selectedAge: z.string().nullable(),
  selectedAbility: z.string().nullable(),
  selectedHeight: z.string().nullable(),
  selectedWeight: z.string().nullable(),
  ...gearAnswersShape,
  updateDate: instantSchema.nullable(),
  version: profileVersionSchema.nullable(),
});
export type MemberRental = z.infer<typeof memberRentalSchema>;

/** The `relatedObject` of a rental contact task. */
export const rentalProfileSchema = z.object({ ...rentalListsSchema.shape, ...memberRentalSchema.shape });
export type RentalProfile = z.infer<typeof rentalProfileSchema>;
