import { z } from 'zod';
import { says } from './remark';
import { plainText, requiredText } from './text';

/** POST /api/admin/guests/{contactId}/withdrawn-waivers: a waiver that must not count any more, and why (D73). */
export const withdrawWaiverSchema = z.strictObject({
  posWaiverId: requiredText(64),
  reason: plainText(200).refine((reason) => reason.length >= 3, says('purpose')),
});
export type WithdrawWaiver = z.infer<typeof withdrawWaiverSchema>;

/** `ended`: how many authorizations counted until now; 0 when it was withdrawn before. */
export const withdrawnWaiverSchema = z.object({ posWaiverId: z.string(), ended: z.number().int() });
export type WithdrawnWaiver = z.infer<typeof withdrawnWaiverSchema>;
