import { z } from 'zod';
import { instantSchema, languageTagSchema } from './primitives';
import { version } from './record-fields';
import { says } from './remark';
import { lineText, longText, requiredText } from './text';
import { otherLanguageSchema } from './translations';

/** One text of a waiver with its title, the newest first (D45). `version` numbers the texts; the record's own `version` guards saves. */
const waiverVersionSchema = z.object({
  version: z.number().int(),
  language: languageTagSchema,
  /** Under which it was shown, or, of one from before titles were kept, on the day when that began. */
  title: z.string().nullable(),
  textHash: z.string(),
  createdDateUtc: instantSchema,
  createdBy: z.string().nullable(),
  /** Signatures that were given while this version was the current one. */
  signatureCount: z.number().int(),
});
/** A row of GET /api/admin/waivers: without its texts, which are long. */
export const adminWaiverRowSchema = z.object({
  /** The `posWaiverId`; react-admin wants an `id`. */
  id: z.string(),
  posWaiverId: z.string(),
  title: z.string(),
  /** Of the English text. */
  textHash: z.string().nullable(),
  /** In some language: without, guests are sent to the desk (D55). */
  hasText: z.boolean(),
  version,
  taskNames: z.array(z.string()),
  signatureCount: z.number().int(),
  modifiedDateUtc: instantSchema,
});
export type AdminWaiverRow = z.infer<typeof adminWaiverRowSchema>;

/** GET /api/admin/waivers/{posWaiverId}. */
export const adminWaiverSchema = adminWaiverRowSchema.extend({
  html: z.string().nullable(),
  translations: z
    .partialRecord(otherLanguageSchema, z.object({ title: z.string(), textHash: z.string(), html: z.string() }))
    .nullable(),
  /** A text in another language is there to be understood. */
  bindingLanguages: z.array(languageTagSchema),
  /** Shown to whom their own language has no text. */
  fallbackLanguage: languageTagSchema,
  versions: z.array(waiverVersionSchema),
});
export type AdminWaiver = z.infer<typeof adminWaiverSchema>;

const translationWriteSchema = z
  .object({ title: lineText(200).nullish(), html: longText(450_000).nullish() })
  .refine(({ title, html }) => !title || Boolean(html?.trim()), { ...says('titleAlone'), path: ['html'] });

/**
 * POST and PUT /api/admin/waivers: a changed text becomes a new version; it is sanitised before it is hashed (D50). An empty text
 * or null is none: guests cannot sign then. The `posWaiverId` stays once it is made.
 */
export const waiverWriteSchema = z.strictObject({
  posWaiverId: requiredText(100),
  title: requiredText(200),
  html: longText(450_000)
    .nullable()
    .transform((text) => text ?? ''),
  /** Without a text there is no translation, and no title; without a title it has the English one. Left out, everything stays as it is. */
  translations: z.partialRecord(otherLanguageSchema, translationWriteSchema).nullish(),
  bindingLanguages: z.array(languageTagSchema).min(1).optional(),
  fallbackLanguage: languageTagSchema.optional(),
  version: version.optional(),
});
export type WaiverWrite = z.infer<typeof waiverWriteSchema>;
