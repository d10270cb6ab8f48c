import { z } from 'zod';
import { signatureMaxBytes } from './constants';
import { instantSchema } from './primitives';

export const relationships = ['self', 'parent', 'guardian', 'authorised'] as const;

/** The `relatedObject` of a waiver task as served (spec §3, D45). */
export const waiverSchema = z.object({
  title: z.string(),
  /** The waiver's HTML; null when there is none, or when the caller asked for texts by reference. */
  rolText: z.string().nullable(),
  /** SHA-256 of the text, hex; null when there is no text. */
  rolTextHash: z.string().nullable(),
  rolAccepted: z.boolean(),
  /** Who will be expected to have typed their name (spec §5). */
  expectedSignerName: z.string(),
  signature: z.string().nullable(),
  signatureDate: instantSchema.nullable(),
  signatureDateOffset: z.number().nullable(),
  comment: z.string().nullable(),
});
export type Waiver = z.infer<typeof waiverSchema>;

/** What a guest signs with (spec §3 'Signature payload', D21, D45). One of `rolTextHash` and `waiverHTML` names the text shown. */
export const waiverSignatureSchema = z.object({
  signature: z
    .string()
    .max(Math.ceil(signatureMaxBytes / 3) * 4)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The signature must be a base64 PNG without prefix')
    .nullish(),
  agree: z.boolean().default(false),
  signerName: z.string().trim().max(200).nullish(),
  /** Where only drawing is enabled: the typed name stands for the drawing. */
  isTypedInsteadOfDrawn: z.boolean().default(false),
  waiverHTML: z.string().max(500_000).nullish(),
  rolTextHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  rolAccepted: z.boolean().optional(),
  consent: z.boolean().default(false),
  relationship: z.enum(relationships).nullish(),
  signatureDate: instantSchema.nullish(),
  /** Hours east of UTC. */
  signatureDateOffset: z.number().min(-14).max(14).nullish(),
  contactIds: z.array(z.number().int().positive()).min(1).max(50).nullish(),
});
export type WaiverSignature = z.infer<typeof waiverSignatureSchema>;

/** GET /api/waivers/texts/{hash}: a waiver's exact text, immutable. */
export const waiverTextSchema = z.object({ hash: z.string(), html: z.string() });
export type WaiverText = z.infer<typeof waiverTextSchema>;
