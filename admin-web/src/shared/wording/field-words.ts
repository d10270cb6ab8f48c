import { type LanguageTag, languageNames } from '@arrival/contracts';
import { isDay } from '@arrival/rules';
import { isTheirsAlone } from '../../data/conflict';
import { say, sayIfKnown } from '../../words/say';
import { differingWords, isHtml } from '../rich-text/html-words';
import { textLines } from '../rich-text/text-lines';
import { dayWords } from './day-words';
import { instantWords } from './instant-words';

/** What a field of a resource is called, by its path, after the section that it belongs to; one without words keeps its name. */
export function fieldWords(resource: string, path: string): string {
  const [, language, source] = /^translations\.([^.]+)\.(.+)$/.exec(path) ?? [];
  if (language && source) {
    const name = languageNames[language as LanguageTag] ?? language;
    return say('shared.translations.field', { field: fieldWords(resource, source), language: name });
  }
  const words = sayIfKnown(`resources.${resource}.fields.${path}`) ?? path;
  const [section, ...rest] = path.split('.');
  const group = rest.length > 0 && sayIfKnown(`resources.${resource}.sections.${section}`);
  return group ? `${group} › ${words}` : words;
}

const links = ['activity', 'task', 'product'] as const;

/** What an item of a list is called: itself, or the record that it links. */
function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const record = (item ?? {}) as Record<string, { name?: unknown } | undefined> & { name?: unknown };
  const name = record.name ?? links.map((link) => record[link]?.name).find(Boolean);
  return typeof name === 'string' ? name : undefined;
}

function listWords(list: readonly unknown[]): string | undefined {
  const names = list.map(nameOf);
  return names.includes(undefined) ? undefined : names.join(', ') || say('shared.empty');
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}(-\d\d){2}T\d\d(:\d\d){2}\.\d{3}Z$/.test(value);

const exactWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** A value of a record in a comparison; what is linked is told by its names. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return say('shared.empty');
  if (typeof value === 'boolean') return say(value ? 'shared.yes' : 'shared.no');
  if (isTheirsAlone(value)) return value.inWords;
  if (isInstant(value)) return instantWords(value);
  if (typeof value === 'string' && isDay(value)) return dayWords(value);
  if (isHtml(value)) return textLines(value).join('\n');
  if (typeof value !== 'object') return String(value);
  return (Array.isArray(value) ? listWords(value) : undefined) ?? exactWords(value);
}

/** Both sides of a change; where their names are the same, the difference lies deeper and all of it is shown. Nothing is nothing, however it is kept. */
export function changeWords(before: unknown, after: unknown): [string, string] {
  const words: [string, string] =
    isHtml(before) && isHtml(after) ? differingWords(before, after) : [valueWords(before), valueWords(after)];
  const isDeeper = words[0] === words[1] && words[0] !== say('shared.empty');
  return isDeeper ? [exactWords(before), exactWords(after)] : words;
}
