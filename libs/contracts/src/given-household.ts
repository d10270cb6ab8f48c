import { z } from 'zod';
import { says } from './remark';
import { plainText } from './text';

/** POST /api/admin/guests/{contactId}/account: the address of the account that has this household from now on, and how one knows (D76). */
export const giveHouseholdSchema = z.strictObject({
  email: z.string().trim().pipe(z.email().max(254)),
  reason: plainText(200).refine((reason) => reason.length >= 3, says('purpose')),
});
export type GiveHousehold = z.infer<typeof giveHouseholdSchema>;

/** The household by its head. */
export const givenHouseholdSchema = z.object({ headContactId: z.number().int() });
export type GivenHousehold = z.infer<typeof givenHouseholdSchema>;
