import { z } from 'zod';
import { daySchema, idSchema } from './primitives';
import { lineText, optionalText } from './text';

/** POST /api/admin/guests/{contactId}/paper-waivers: a waiver that was signed on paper, as staff read it there (D72). */
export const paperWaiverRequestSchema = z.strictObject({
  locationId: idSchema,
  activityId: idSchema,
  taskId: idSchema,
  /** Whom the paper covers, all of the household. */
  contactIds: z.array(idSchema).min(1).max(50),
  /** The day that is written there. */
  signedOn: daySchema,
  /** Whose signature it bears. */
  signerName: lineText(200).min(1),
  /** How the paper is found again. */
  filedUnder: optionalText(100).optional(),
});
export type PaperWaiverRequest = z.infer<typeof paperWaiverRequestSchema>;

/** For whom the waiver is done today, and for whom it was recorded by this: a daily one of yesterday is yesterday's. */
export const paperWaiverSchema = z.object({
  contactIds: z.array(z.number().int()),
  added: z.array(z.number().int()),
});
export type PaperWaiver = z.infer<typeof paperWaiverSchema>;
