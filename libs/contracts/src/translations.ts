import { z } from 'zod';
import { languageTagSchema } from './primitives';
import { lineText, plainText } from './text';

export const otherLanguageSchema = languageTagSchema.exclude(['en']);

const nameTexts = z.object({ name: z.string().optional() });
const placeTexts = z.object({ description: z.string().optional(), checkInCompleteText: z.string().optional() });
/** Of an entry of a rental list, as it is kept and as guests get it. */
export const entryTextsSchema = z.object({
  listDescription: z.string().optional(),
  listDescriptionMetric: z.string().optional(),
});
const inLanguages = <Texts extends z.ZodType>(texts: Texts) => z.partialRecord(otherLanguageSchema, texts).nullable();

/** Names of activities and tasks in other languages; what is missing is said in English. */
export const nameTranslationsSchema = inLanguages(nameTexts);
/** Of a location: what it is, and its completion text (sanitised HTML, D50). */
export const placeTranslationsSchema = inLanguages(placeTexts);
/** Of an entry of a rental list; bands are read from its English texts alone. */
export const entryTranslationsSchema = inLanguages(entryTextsSchema);
export type NameTranslations = z.infer<typeof nameTranslationsSchema>;
export type PlaceTranslations = z.infer<typeof placeTranslationsSchema>;
export type EntryTranslations = z.infer<typeof entryTranslationsSchema>;

type Texts = Readonly<Record<string, string | undefined>>;

/** Languages in which nothing is said are left out, and so are empty texts; null when nothing is left. */
function saidAlone<Said extends Texts>(translations: Readonly<Record<string, Said>> | null | undefined) {
  const said = Object.entries(translations ?? {}).flatMap(([language, texts]) => {
    const own = Object.entries(texts).filter(([, text]) => text);
    return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
  });
  return said.length > 0 ? (Object.fromEntries(said) as Record<string, Said>) : null;
}

const text = (schema: z.ZodType<string>) => schema.nullish().transform((value) => value || undefined);

export const nameTranslationsWriteSchema = z
  .partialRecord(otherLanguageSchema, z.strictObject({ name: text(lineText(200)) }))
  .nullable()
  .transform(saidAlone)
  .optional();
export const placeTranslationsWriteSchema = z
  .partialRecord(
    otherLanguageSchema,
    z.strictObject({ description: text(plainText(2000)), checkInCompleteText: text(plainText(20_000)) }),
  )
  .nullable()
  .transform(saidAlone)
  .optional();
export const entryTranslationsWriteSchema = z
  .partialRecord(
    otherLanguageSchema,
    z.strictObject({ listDescription: text(lineText(200)), listDescriptionMetric: text(lineText(200)) }),
  )
  .nullish()
  .transform(saidAlone);
