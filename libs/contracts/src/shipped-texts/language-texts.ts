import { defaultLanguage, type Language, type LanguageTexts } from '../language';
import type { LanguageTag } from '../language-tag';
import { shippedTexts } from './shipped-texts';

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
export type OtherLanguage = Exclude<LanguageTag, 'en'>;

/** What guests of the language read unless the resort translates it: where the English text is still the shipped one, its translation. */
export function shippedText(
  language: OtherLanguage,
  section: string,
  key: string,
  english: unknown,
): string | undefined {
  const defaults = defaultLanguage as Texts;
  const shipped: Texts = shippedTexts[language];
  const text = shipped[section]?.[key];
  return english === defaults[section]?.[key] && typeof text === 'string' ? text : undefined;
}

/** Spaces alone are no translation. */
export const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/**
 * The resort's texts in a language other than English: what an administrator wrote in it, else the shipped translation. A text of the
 * resort's own without a translation is missing here, and said in English.
 */
export function languageTexts(language: OtherLanguage, { translations, ...english }: Language): LanguageTexts {
  const own: Texts = translations?.[language] ?? {};
  return Object.fromEntries(
    Object.entries(english as Texts).map(([section, texts = {}]) => {
      const said = Object.entries(texts).flatMap(([key, inEnglish]): [string, string][] => {
        const written = own[section]?.[key];
        const text = isSaid(written) ? written : shippedText(language, section, key, inEnglish);
        return text === undefined ? [] : [[key, text]];
      });
      return [section, Object.fromEntries(said)];
    }),
  );
}
