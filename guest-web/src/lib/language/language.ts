import { type LanguageTag, languageTags } from '@arrival/contracts';
import { keptLanguage } from './kept-language';

const isKnown = (tag: string | undefined): tag is LanguageTag => languageTags.some((known) => known === tag);

/** What was picked on this phone, else the first of the browser's languages that is spoken here, else English. */
export function fittingLanguage(picked: string | undefined, asked: readonly string[]): LanguageTag {
  return [picked, ...asked.map((tag) => tag.split('-')[0])].find(isKnown) ?? 'en';
}

/** The language of the start. English is here already; where another does not come, English is spoken. */
export async function startLanguage(): Promise<void> {
  const tag = fittingLanguage(keptLanguage(), navigator.languages);
  if (tag !== 'en') await import('./speak-in').then(({ speakIn }) => speakIn(tag)).catch(() => undefined);
}
