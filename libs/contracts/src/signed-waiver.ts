import { z } from 'zod';
import { daySchema, instantSchema } from './primitives';

/** GET /api/export/signatures/{signatureId}: a signed waiver as a program with a key for it sees it. */
export const signedWaiverSchema = z.object({
  signatureId: z.uuid().describe('As `waiver.signed` names it'),
  posWaiverId: z.string().describe('Which waiver'),
  title: z.string().describe('Its title, as it was signed'),
  textHash: z.string().describe('SHA-256 of the text that was shown, in hexadecimal'),
  contactId: z.number().int().describe('Whom it covers'),
  contactName: z.string().describe('Their name today'),
  signerContactId: z.number().int().describe('Who signed'),
  signerName: z.string().describe('Their name at the signing'),
  relationship: z
    .string()
    .nullable()
    .describe('What the signer is to whom it covers: `self`, `parent`, `guardian`, `authorised` or `onBehalfOfAdult`'),
  methods: z
    .array(z.string())
    .describe(
      'How it was signed: `agree`, `typed`, `drawn`, or `typedPicture` where a typed name stands for a drawing',
    ),
  signedAtUtc: instantSchema.describe('When it was signed, by the clock here'),
  effectiveOn: daySchema.describe('The first day that it covers'),
  expiresOn: daySchema
    .nullable()
    .describe(
      'The last day, as it was signed; null has no end. `waiver.withdrawn` tells when it counts no more before',
    ),
});
export type SignedWaiverAnswer = z.infer<typeof signedWaiverSchema>;
