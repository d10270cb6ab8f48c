import type { LanguageTag } from '@arrival/contracts';
import type { Words } from '../../words/catalogue';
import { speak } from '../../words/words';
import { queryClient } from '../api/query-client';
import { textsQuery } from '../settings';
import { keepLanguage } from './kept-language';

const modules: Readonly<Record<Exclude<LanguageTag, 'en'>, () => Promise<{ words: Words }>>> = {
  fr: () => import('../../words/fr/fr'),
  es: () => import('../../words/es/es'),
  de: () => import('../../words/de/de'),
  it: () => import('../../words/it/it'),
  ja: () => import('../../words/ja/ja'),
  ar: () => import('../../words/ar/ar'),
};

/** Answers with names that administrators gave. */
const named = ['household', 'locations', 'grouping'];

let wanted: LanguageTag | undefined;

/** Speaks the language as soon as its words and the resort's texts are here, unless another is wanted by then. Rejects without the words; what was spoken stays. */
export async function speakIn(tag: LanguageTag): Promise<void> {
  wanted = tag;
  const [module] = await Promise.all(tag === 'en' ? [] : [modules[tag](), queryClient.prefetchQuery(textsQuery(tag))]);
  if (wanted !== tag) return;
  speak({ tag, ...(module && { words: module.words }) });
  // What administrators have named was answered in the language before.
  for (const name of named) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** The guest's own choice: kept on this phone once its words are here. */
export async function pickLanguage(tag: LanguageTag): Promise<void> {
  await speakIn(tag);
  if (wanted === tag) keepLanguage(tag);
}
