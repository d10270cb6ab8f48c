import { z } from 'zod';
import { idSchema, instantSchema } from './primitives';
import { lineText } from './text';

/** Who was let in at a counter has this issuer in the trail and in evidence, and the session's id as subject. */
export const COUNTER_ISSUER = 'counter';

/**
 * POST /api/admin/guests/{contactId}/counter: where the household checks in, and which adult of it stands there: the account holder when left out.
 * `replaces` is the session that the caller knows to be under way, null for none: another one is not ended. Left out, whatever is under way ends.
 */
export const letInRequestSchema = z.strictObject({
  locationId: idSchema,
  signerContactId: idSchema.optional(),
  replaces: z.uuid().nullish(),
});
export type LetInRequest = z.infer<typeof letInRequestSchema>;

/** What staff show or read out: good once, for some minutes, and told nobody a second time. `address` opens it where it is scanned. */
export const letInSchema = z.object({
  sessionId: z.uuid(),
  code: z.string().length(8),
  address: z.url(),
  codeUntilUtc: instantSchema,
});
export type LetIn = z.infer<typeof letInSchema>;

/** `waiting` for the code, `open` on a device, or `ended`: by the family, by staff, by another session of the household, by time. */
const counterStates = ['waiting', 'open', 'ended'] as const;
export type CounterState = (typeof counterStates)[number];

/** GET and DELETE /api/admin/guests/{contactId}/counter/{sessionId}. `untilUtc`: of the code, or of the session once it is open. */
export const counterStatusSchema = z.object({
  sessionId: z.uuid(),
  state: z.enum(counterStates),
  untilUtc: instantSchema,
});
export type CounterStatus = z.infer<typeof counterStatusSchema>;

/** GET /api/admin/guests/{contactId}/counter: the household's code or session that has not ended. */
export const counterNowSchema = z.object({ session: counterStatusSchema.nullable() });
export type CounterNow = z.infer<typeof counterNowSchema>;

/** POST /api/counter/session: eight letters as they were typed or scanned. */
export const redeemCounterSchema = z.strictObject({ code: lineText(40) });

/** A bearer token for the check-in of one household, in the name of who stands there; `locationId` is where it begins. */
export const counterSessionSchema = z.object({
  token: z.string().startsWith('arr_counter_'),
  untilUtc: instantSchema,
  /** The same by no clock: a device's own may be hours wrong. */
  remainingSeconds: z.number().int().positive(),
  locationId: z.number().int(),
  contact: z.object({ contactId: z.number().int(), firstName: z.string(), lastName: z.string() }),
});
export type CounterSession = z.infer<typeof counterSessionSchema>;

/** DELETE /api/counter/session. */
export const counterEndedSchema = z.object({ isEnded: z.literal(true) });
