import { z } from 'zod';
import { signatureMaxBytes } from './constants';
import { hashSchema, instantSchema, languageTagSchema } from './primitives';
import { minorRelationships } from './signing-relationship';
import { lineText, longText } from './text';
import { otherLanguageSchema } from './translations';

/** A waiver's texts beside the English one, by language: title, and SHA-256 of the text (hex). */
const waiverTranslationsSchema = z
  .partialRecord(otherLanguageSchema, z.object({ title: z.string(), textHash: z.string() }))
  .nullable();
export type WaiverTranslations = z.infer<typeof waiverTranslationsSchema>;

/** The `relatedObject` of a waiver task as served (spec §3, D45). */
export const waiverSchema = z.object({
  title: z.string(),
  /** The waiver's HTML; null when there is none, or when the caller asked for texts by reference. */
  rolText: z.string().nullable(),
  /** SHA-256 of the text, hex; null when there is no text. */
  rolTextHash: z.string().nullable(),
  /** Of title and text: the one that was asked for (Accept-Language), or what is shown where it has no text. */
  language: languageTagSchema,
  /** The text that binds, where this one is only its translation. */
  bindingText: z.object({ language: languageTagSchema, rolTextHash: z.string() }).nullable(),
  rolAccepted: z.boolean(),
  /** Whom one signature covers: with a consolidated waiver all of this grouping who still need it. */
  contactIds: z.array(z.number().int()),
  /** Who is expected to have typed their name when it covers those (spec §5). */
  expectedSignerName: z.string(),
  signature: z.string().nullable(),
  signatureDate: instantSchema.nullable(),
  signatureDateOffset: z.number().nullable(),
  comment: z.string().nullable(),
});
export type Waiver = z.infer<typeof waiverSchema>;

/** What a guest signs with (spec §3 'Signature payload', D21, D45). One of `rolTextHash` and `waiverHTML` names the text shown. */
export const waiverSignatureSchema = z.object({
  /** A base64 PNG without prefix; whether it is one shows when it is decoded, in a tenth of the time that the pattern would take. */
  signature: z
    .string()
    .max(Math.ceil(signatureMaxBytes / 3) * 4)
    .refine((text) => !text.includes('\0'), 'The signature must be a base64 PNG without prefix')
    .meta({ pattern: '^[A-Za-z0-9+/]*={0,2}$' })
    .nullish(),
  agree: z.boolean().default(false),
  signerName: lineText(200).nullish(),
  /** Where only drawing is enabled: the typed name stands for the drawing. */
  isTypedInsteadOfDrawn: z.boolean().default(false),
  waiverHTML: longText(500_000).nullish(),
  rolTextHash: hashSchema.nullish(),
  /** The title that was shown with it: one that was changed in the meantime is another version. */
  title: longText(2_000).nullish(),
  rolAccepted: z.boolean().optional(),
  /** The agreement to sign electronically; nothing is signed without it (D54). */
  consent: z.boolean().default(false),
  /** The language in which the signer's statements were shown; they are kept in it (D45). */
  language: languageTagSchema.default('en'),
  /** Which words of the product's own the statements were shown in; left out by a caller with pages of its own. */
  wordsVersion: z.number().int().min(1).max(10_000).nullish(),
  /** What the signed-in adult is to the minors among `contactIds`; without minors it says nothing. */
  relationship: z.enum(['self', ...minorRelationships]).nullish(),
  /** The other adults among `contactIds` of whom the signer states that they agreed (D54). */
  agreedContactIds: z.array(z.number().int().positive()).max(50).nullish(),
  signatureDate: instantSchema.nullish(),
  /** Hours east of UTC. */
  signatureDateOffset: z.number().min(-14).max(14).nullish(),
  contactIds: z.array(z.number().int().positive()).min(1).max(50).nullish(),
});
export type WaiverSignature = z.infer<typeof waiverSignatureSchema>;

/** GET /api/waivers/texts/{hash}: a waiver's exact text, immutable. */
export const waiverTextSchema = z.object({ hash: z.string(), html: z.string() });
export type WaiverText = z.infer<typeof waiverTextSchema>;
