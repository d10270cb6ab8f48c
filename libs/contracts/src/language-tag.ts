/** The languages that the guest app speaks, English first: it is the source, and what is shown where a translation is missing. */
export const languageTags = ['en', 'fr', 'es', 'de', 'it', 'ja', 'ar'] as const;
export type LanguageTag = (typeof languageTags)[number];

/** Each language as those who speak it call it: the same in all of them. */
export const languageNames: Readonly<Record<LanguageTag, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  ja: '日本語',
  ar: 'العربية',
};
