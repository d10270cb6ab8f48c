import type { LanguageTag } from '@arrival/contracts';
import { fillTokens } from '@arrival/rules';
import { externalStore, useExternalStore } from '@arrival/web/external-store';
import { isRightToLeft, markDocument } from '@arrival/web/mark-document';
import type { Words } from './catalogue';
import type { Message, Messages, Plural, Said, Section, Value } from './section';

/** A language that is spoken here; English needs no words, its sections carry them. */
interface Language {
  tag: LanguageTag;
  words?: Words;
}

const language = externalStore<Language>({ tag: 'en' });
let said = new WeakMap<Section, unknown>();

/** From now on the app speaks this language; the document says which it is, and which way it is read. */
export function speak(next: Language): void {
  said = new WeakMap();
  markDocument(next.tag);
  language.set(next);
}

/** The language that is spoken now, as a signature is to say it. */
export const spokenLanguage = (): LanguageTag => language.get().tag;

/** The messages of a section, outside components. */
export function wordsOf<Source extends Messages>(section: Section<string, Source>): Said<Source> {
  const known = said.get(section) as Said<Source> | undefined;
  if (known) return known;
  const { tag, words } = language.get();
  const spoken = words as Readonly<Record<string, Messages>> | undefined;
  const made = sayAll(spoken?.[section.name] ?? section.english, tag) as Said<Source>;
  said.set(section, made);
  return made;
}

/** The messages of a section in the guest's language. */
export function useWords<Source extends Messages>(section: Section<string, Source>): Said<Source> {
  useExternalStore(language);
  return wordsOf(section);
}

export const useLanguage = (): LanguageTag => useExternalStore(language).tag;

/** The language that is spoken, in the guest's own region of it: `en` → `en-GB`. */
export const useLocale = (): string => localeOf(useLanguage(), navigator.languages);

/** Arabic with the digits in which the page's own words say their numbers, so that it never has two kinds: `ar-EG-u-nu-latn`. */
export function localeOf(tag: LanguageTag, asked: readonly string[]): string {
  const own = asked.find((other) => other.split('-')[0] === tag) ?? tag;
  // The first number that is formatted costs a phone 10 ms, and no other language here has two kinds.
  return tag === 'ar' ? new Intl.Locale(own, new Intl.NumberFormat(tag).resolvedOptions()).toString() : own;
}

const fromTheRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * What may be read the other way than the page: its own signs stay on its own sides, and a list of such names in its order. Once is enough:
 * around such a list the page's own direction counts.
 */
export const isolated = (text: string): string =>
  text !== '' && !text.startsWith('\u2068') && (isRightToLeft(spokenLanguage()) || fromTheRight.test(text))
    ? `\u2068${text}\u2069`
    : text;

const isPlural = (message: Message | Messages): message is Plural =>
  typeof message === 'object' && typeof message['other'] === 'string';

const sayAll = (messages: Messages, tag: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, say(message, tag)]));

const plurals: Record<string, Intl.PluralRules> = {};

function say(message: Message | Messages, tag: string): unknown {
  if (typeof message === 'string')
    return message.includes('{') ? (values: Record<string, Value>) => fill(message, values, tag) : message;
  if (!isPlural(message)) return sayAll(message, tag);
  return (values: Record<string, Value>) => {
    plurals[tag] ??= new Intl.PluralRules(tag);
    return fill(message[plurals[tag].select(Number(values['count']))] ?? message.other, values, tag);
  };
}

const fill = (text: string, values: Record<string, Value>, tag: string): string =>
  fillTokens(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, tag)])));

// Up to here a number has no signs between its digits; a browser takes 15 ms to learn how a language writes the others.
const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

function written(value: Value, tag: string): string {
  if (typeof value === 'number')
    return isShort(value) && !/^ar\b/.test(tag) ? String(value) : value.toLocaleString(tag);
  return typeof value === 'string'
    ? isolated(value)
    : new Intl.ListFormat(tag, { type: 'conjunction' }).format(value.map(isolated));
}
