import { type AdminWaiver, languageTags, type OtherLanguage } from '@arrival/contracts';

type Texts = Pick<AdminWaiver, 'bindingLanguages'> & {
  /** The newest first. */
  readonly versions: readonly Pick<AdminWaiver['versions'][number], 'language' | 'createdDateUtc'>[];
  readonly translations: Readonly<Partial<Record<OtherLanguage, object>>> | null;
};

interface Older {
  readonly languages: readonly OtherLanguage[];
  /** When a text that binds was last changed. */
  readonly since: string;
}

/** Translations from before the text that binds was last changed: they may say something else than it. What is saved with it is as new. */
export function olderTexts({ bindingLanguages, versions, translations }: Texts): Older | undefined {
  const since = versions.find(({ language }) => bindingLanguages.includes(language))?.createdDateUtc;
  if (since === undefined) return undefined;
  const isOlder = (tag: OtherLanguage) =>
    (versions.find(({ language }) => language === tag)?.createdDateUtc ?? since) < since;
  const languages = languageTags.filter(
    (tag): tag is OtherLanguage =>
      tag !== 'en' && translations?.[tag] !== undefined && !bindingLanguages.includes(tag) && isOlder(tag),
  );
  return languages.length > 0 ? { languages, since } : undefined;
}
