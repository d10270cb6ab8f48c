import { z } from 'zod';
import { posSystems } from './pos-bridge-codes';
import { instantSchema, recordIdSchema } from './primitives';
import { lineText, requiredText } from './text';

const compactDay = z.string().regex(/^\d{8}$/);
const optionalLine = (max: number) => lineText(max).nullable();

/** What the partner is asked (spec §3): days without dashes, the language always `en` (spec §9). */
export const oneRiskRequestSchema = z.object({
  language: z.literal('en'),
  displayFormat: z.string(),
  integration: z.string(),
  waivers: z.array(
    z.object({
      waiverId: z.string(),
      posWaiverId: z.string(),
      pos: z.enum(posSystems),
      posProductId: z.string().nullable(),
      posProductCode: z.string().nullable(),
      posExpirationDate: compactDay.nullable(),
      guests: z.array(
        z.object({
          posGuestId: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          dob: compactDay.nullable(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          address: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type OneRiskRequest = z.infer<typeof oneRiskRequestSchema>;

const guestId = z.union([z.string().regex(/^\d{1,15}$/), z.number().int().positive()]).transform(Number);
const ignored = optionalLine(500).optional();

/**
 * POST /api/tasks/Contact/GetOneRiskWaiverUrl: the same request from a browser (spec §7). It says which waivers and for whom; names, days and
 * addresses are taken from what is on file, whatever it says of them.
 */
export const oneRiskUrlRequestSchema = z.strictObject({
  language: ignored,
  displayFormat: ignored,
  integration: ignored,
  waivers: z
    .array(
      z.strictObject({
        waiverId: requiredText(100),
        posWaiverId: ignored,
        pos: ignored,
        posProductId: ignored,
        posProductCode: ignored,
        posExpirationDate: ignored,
        guests: z
          .array(
            z.strictObject({
              posGuestId: guestId,
              firstName: ignored,
              lastName: ignored,
              dob: ignored,
              email: ignored,
              phone: ignored,
              address: ignored,
            }),
          )
          .min(1)
          .max(50),
      }),
    )
    .min(1)
    .max(10),
  /** Where the guest checks in; the default location without it. */
  locationId: recordIdSchema.optional(),
  /** For which activity; without it the first one of the location that asks for the waiver. */
  activityId: recordIdSchema.optional(),
});
export type OneRiskUrlRequest = z.input<typeof oneRiskUrlRequestSchema>;

/** The page to frame, and under which reference its waivers are known on both sides. */
export const oneRiskUrlSchema = z.object({ url: z.url(), reference: z.uuid() });
export type OneRiskUrl = z.infer<typeof oneRiskUrlSchema>;

const oneRiskStates = ['open', 'confirming', 'signed', 'declined'] as const;
export type OneRiskState = (typeof oneRiskStates)[number];

/** A waiver that is being signed with the partner. `confirming`: the browser says so, the partner has not yet (D42). */
const oneRiskSigningSchema = z.object({
  reference: z.uuid(),
  taskId: z.number().int(),
  contactIds: z.array(z.number().int()),
  state: z.enum(oneRiskStates),
});
export type OneRiskSigning = z.infer<typeof oneRiskSigningSchema>;

/** GET /api/tasks/Contact/OneRiskSignings: the household's, the newest first. */
export const oneRiskSigningsSchema = z.object({ signings: z.array(oneRiskSigningSchema) });
export type OneRiskSignings = z.infer<typeof oneRiskSigningsSchema>;

/** What the partner answers to the request. */
export const oneRiskPageAnswer = z.object({ url: z.string().max(2_000) });

const posGuestIds = z.array(guestId).min(1).max(50);
const signed = {
  waiverId: z.string().max(100),
  posGuestIds,
  signedAt: instantSchema.optional(),
  documentId: lineText(200).optional(),
};

/** POST /api/integrations/onerisk/callbacks: what the partner tells by itself, signed (D42). */
export const oneRiskCallbackSchema = z.object({
  type: z.enum(['waiver.signed', 'waiver.declined']),
  data: z.object({ reference: z.uuid(), ...signed }),
});

/** Whatever is signed and has a type is kept. */
export const oneRiskCallbackBody = z.looseObject({ type: lineText(100), data: z.unknown().optional() });
export const oneRiskReceivedSchema = z.object({ received: z.literal(true) });

/** What the partner answers when it is asked how far the waivers of a reference are. */
export const oneRiskStateAnswer = z.object({
  waivers: z.array(z.object({ state: z.enum(['open', 'signed', 'declined']), ...signed })).max(10),
});
export type OneRiskStateAnswer = z.output<typeof oneRiskStateAnswer>;
