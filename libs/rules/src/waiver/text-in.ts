import type { LanguageTag, WaiverTranslations } from '@arrival/contracts';

/** A waiver with its text in every language that it has. Hashes are hex. */
export interface WaiverInLanguages {
  readonly title: string;
  /** Of the English text; null without one. */
  readonly textHash: string | null;
  readonly translations: WaiverTranslations;
  readonly bindingLanguages: readonly LanguageTag[];
  readonly fallbackLanguage: LanguageTag;
}

export interface TextInLanguage {
  readonly language: LanguageTag;
  readonly title: string;
  readonly textHash: string;
}

function own({ title, textHash, translations }: WaiverInLanguages, language: LanguageTag): TextInLanguage | undefined {
  const text = language === 'en' ? { title, textHash } : translations?.[language];
  return text?.textHash ? { language, title: text.title, textHash: text.textHash } : undefined;
}

/** In every language that has one. */
export function textsOf(waiver: WaiverInLanguages): TextInLanguage[] {
  const languages: LanguageTag[] = ['en', ...(Object.keys(waiver.translations ?? {}) as LanguageTag[])];
  return languages.flatMap((language) => own(waiver, language) ?? []);
}

/**
 * What somebody who speaks the language reads and signs: their own text, else the administrator's choice for them, else the English one, else one
 * that binds (D45). Undefined only where there is no text at all: whoever can read none of them is still asked (D55).
 */
export function textIn(waiver: WaiverInLanguages, language: LanguageTag): TextInLanguage | undefined {
  const { fallbackLanguage, bindingLanguages } = waiver;
  const chosen = [language, fallbackLanguage, 'en' as const, ...bindingLanguages].flatMap(
    (tag) => own(waiver, tag) ?? [],
  );
  return chosen[0] ?? textsOf(waiver)[0];
}

/** The text that binds beside one that is only its translation; undefined where the text itself binds, or none that does exists. */
export function bindingTextBeside(waiver: WaiverInLanguages, shown: LanguageTag): TextInLanguage | undefined {
  const { bindingLanguages, fallbackLanguage } = waiver;
  if (bindingLanguages.includes(shown)) return undefined;
  const inOrder = [fallbackLanguage, ...bindingLanguages].filter((language) => bindingLanguages.includes(language));
  return inOrder.flatMap((language) => own(waiver, language) ?? [])[0];
}

/** The text with this hash, when it is one that guests are shown today. */
export function currentText(waiver: WaiverInLanguages, hash: string): TextInLanguage | undefined {
  return textsOf(waiver).find(({ textHash }) => textHash === hash);
}
