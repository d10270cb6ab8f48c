import { z } from 'zod';
import { idSchema, instantSchema } from './primitives';

/** Who acts with a link has this issuer in the trail and in evidence, and the link's id as subject. */
export const OWN_PHONE_ISSUER = 'signing-link';

/** POST /api/waivers/links: whose waivers, of which visit. */
export const ownPhoneLinkRequestSchema = z.strictObject({
  contactId: idSchema,
  locationId: idSchema,
  activityId: idSchema,
});

/** The link whole; nobody is told its address a second time. */
export const ownPhoneLinkSchema = z.object({ linkId: z.uuid(), address: z.url(), expiresAtUtc: instantSchema });
export type OwnPhoneLink = z.infer<typeof ownPhoneLinkSchema>;

/** `waiting` for the code, `opened` on the other phone, `signed`, or `ended`: withdrawn, too old, guessed at too often. */
const ownPhoneLinkStates = ['waiting', 'opened', 'signed', 'ended'] as const;
export type OwnPhoneLinkState = (typeof ownPhoneLinkStates)[number];

/** GET /api/waivers/links/{linkId}: what the account holder's phone shows. */
export const ownPhoneLinkStatusSchema = z.object({
  linkId: z.uuid(),
  contactId: z.number().int(),
  state: z.enum(ownPhoneLinkStates),
  /** Six digits that redeem the link, only now; null when it cannot be redeemed. */
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  codeUntilUtc: instantSchema.nullable(),
  expiresAtUtc: instantSchema,
});
export type OwnPhoneLinkStatus = z.infer<typeof ownPhoneLinkStatusSchema>;

/** POST /api/waivers/own/session: the link's secret, and the code that the account holder reads out. */
export const redeemOwnPhoneSchema = z.strictObject({
  secret: z.string().regex(/^[\w-]{43}$/),
  code: z.string().regex(/^\d{6}$/),
});

/** DELETE /api/waivers/own: the one who holds this phone is not who was meant. */
export const ownPhoneClosedSchema = z.object({ isClosed: z.literal(true) });

/** Who signs now, and until when this phone may. */
export const ownPhoneSessionSchema = z.object({ contactId: z.number().int(), untilUtc: instantSchema });
export type OwnPhoneSession = z.infer<typeof ownPhoneSessionSchema>;
