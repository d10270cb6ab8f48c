import { z } from 'zod';
import { taskTypeIds } from './constants';
import { idSchema, instantSchema } from './primitives';
import { requiredText } from './text';

/** What staff may ask for again (D79); a waiver is withdrawn instead (D73). */
const { rentalProfile, childRegistration, photo } = taskTypeIds;
export const askableTypeIds = [rentalProfile, childRegistration, photo] as const;
export type AskableTypeId = (typeof askableTypeIds)[number];
const askableTypeSchema = z.literal(askableTypeIds);

/** What a member has finished, expired or not, and why staff ask for it again; null when they do not. */
export const onFileSchema = z.object({
  taskTypeId: askableTypeSchema,
  updatedAtUtc: instantSchema,
  askedAgain: z.string().nullable(),
});

/** POST /api/admin/guests/{contactId}/asked-again: what counts no longer as done, as it was looked at, and why, in words for the family. */
export const askAgainSchema = z.strictObject({
  records: z
    .array(z.strictObject({ taskTypeId: askableTypeSchema, updatedAtUtc: instantSchema }))
    .min(1)
    .max(askableTypeIds.length),
  reason: requiredText(200),
});
export type AskAgain = z.infer<typeof askAgainSchema>;

/** DELETE …/asked-again/{taskTypeId}: it was asked by mistake, and what is on file counts after all. */
export const askedAgainParamsSchema = z.object({
  contactId: idSchema,
  taskTypeId: idSchema.pipe(askableTypeSchema),
});

/** What this call has changed; nothing where it says the same already. */
export const askedAgainSchema = z.object({ contactId: z.number().int(), taskTypeIds: z.array(askableTypeSchema) });
export type AskedAgain = z.infer<typeof askedAgainSchema>;
