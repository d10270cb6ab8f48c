import type { AdminWaiver } from '@arrival/contracts';
import type { WaiverInLanguages } from '@arrival/rules';

export type EarlierContent = Pick<AdminWaiver, 'title' | 'textHash'> &
  Partial<Omit<WaiverInLanguages, 'title' | 'textHash'>>;

/** What is kept of a waiver, or what the trail has of an earlier one, perhaps from before there were languages. */
export function contentOf({
  title,
  textHash,
  translations,
  bindingLanguages,
  fallbackLanguage,
}: EarlierContent): WaiverInLanguages {
  const hashes = Object.entries(translations ?? {}).map(([language, text]) => [
    language,
    { title: text.title, textHash: text.textHash },
  ]);
  return {
    title,
    textHash,
    translations: hashes.length > 0 ? Object.fromEntries(hashes) : null,
    bindingLanguages: bindingLanguages ?? ['en'],
    fallbackLanguage: fallbackLanguage ?? 'en',
  };
}
