import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageTags } from '@arrival/contracts';
import type { Words } from './catalogue';
import { common } from './common';
import { complete } from './complete';
import { home } from './home';
import type { Message, Messages, Section } from './section';
import { signature } from './waiver';
import { localeOf, speak, wordsOf } from './words';

/** A language of which this test needs one message. */
const only = (words: object) => words as Words;

const page = { lang: '', dir: '' };
beforeEach(() => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: page }, configurable: true });
  speak({ tag: 'en' });
});

test('a message without names is text, one with names is filled, in the order of its language', () => {
  expect(wordsOf(home).chooseWho).toBe('Choose who checks in');
  expect(wordsOf(home).someReady({ ready: 1, total: 1200 })).toBe('1 of 1,200 ready');
  speak({ tag: 'de', words: only({ home: { someReady: 'von {total} fertig: {ready}' } }) });
  expect(wordsOf(home).someReady({ ready: 1, total: 1200 })).toBe('von 1.200 fertig: 1');
});

test.each(languageTags)('small numbers are written as the browser writes them in %s', (tag) => {
  speak({ tag, words: only({ home: { someReady: '{ready} {total}' } }) });
  for (const [ready, total] of [
    [0, 7],
    [42, 999],
    [1.5, -3],
  ] as const)
    expect(wordsOf(home).someReady({ ready, total })).toBe(`${ready.toLocaleString(tag)} ${total.toLocaleString(tag)}`);
});

test.each(['ar-EG', 'ar-SA', 'ar-AE'])('a day has the digits of the other numbers on its page (%s)', (own) => {
  const day = new Date('2026-11-23').toLocaleDateString(localeOf('ar', ['de', own]), {
    timeZone: 'UTC',
    year: 'numeric',
  });
  expect(day).toContain((2026).toLocaleString('ar', { useGrouping: false }));
  expect(localeOf('en', ['en-GB'])).toMatch(/^en-GB/);
});

test('a list is joined as the language joins lists', () => {
  const people = ['Emma', 'Mia', 'Leo'];
  expect(wordsOf(signature).needsAdult({ people })).toBe('An adult must sign for Emma, Mia, and Leo');
  speak({ tag: 'es', words: only({ signature: { needsAdult: 'Un adulto debe firmar por {people}' } }) });
  expect(wordsOf(signature).needsAdult({ people })).toBe('Un adulto debe firmar por Emma, Mia y Leo');
});

test('names that are read from the right keep their order and their neighbours, others are as they are', () => {
  const { gearWhere, pickUpCode } = wordsOf(complete);
  expect(pickUpCode({ name: 'נועה' })).toBe('Pick-up code of \u2068נועה\u2069');
  expect(gearWhere({ names: ['Mia', 'نور', 'ليان'] })).toMatch(/: Mia, \u2068نور\u2069, and \u2068ليان\u2069$/);
  expect(gearWhere({ names: ['さくら', 'Zoë'] })).toMatch(/: さくら and Zoë$/);
});

test.each([
  ['en', 'Age 1', 'Age 2'],
  ['de', '1 Jahr', '2 Jahre'],
  ['fr', '1 an', '2 ans'],
  ['es', '1 año', '2 años'],
  ['it', '1 anno', '2 anni'],
  ['ja', '1歳', '2歳'],
] as const)('one year is one year (%s)', (tag, one, two) => {
  const words = tag === 'en' ? undefined : (require(join(__dirname, tag, tag)) as { words: Words }).words;
  speak({ tag, ...(words && { words }) });
  expect([1, 2].map((count) => wordsOf(common).age({ count }))).toEqual([one, two]);
});

test('the number chooses the form, by the rules of the language', () => {
  const say = (count: number) => wordsOf(complete).somethingLeft({ count, names: 'Mia' });
  expect([1, 2].map(say)).toEqual(['Mia has something left to do.', 'Mia have something left to do.']);
  speak({
    tag: 'ar',
    words: only({
      complete: { somethingLeft: { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' } },
    }),
  });
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(['0', '1', '2', '3-10', '11-99', '100']);
});

test('the document says its language and the way it is read', () => {
  expect(page).toEqual({ lang: 'en', dir: 'ltr' });
  speak({ tag: 'ar' });
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
});

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'english' in value;
const sections = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !/^(section|words|catalogue)\b|spec/.test(file))
  .flatMap((file) => Object.values(require(join(__dirname, file)) as object).filter(isSection));

test('every section belongs to every language', () => {
  const catalogue = readFileSync(join(__dirname, 'catalogue.ts'), 'utf8');
  expect(
    sections.filter(({ name }) => !catalogue.includes(`typeof ${name}\n`) && !catalogue.includes(`typeof ${name};`)),
  ).toEqual([]);
});

test.each(languageTags.filter((tag) => tag !== 'en'))(
  'who signs for themselves is no line’s end and the next one’s beginning (%s)',
  (tag) => {
    const { words } = require(join(__dirname, tag, tag)) as { words: Words };
    expect(words.signature.yourself).not.toContain('-');
  },
);

test('every section has a name of its own, and no message is empty', () => {
  const names = sections.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)]).toEqual(names);
  const texts = (message: Message | Messages): string[] =>
    typeof message === 'string' ? [message] : Object.values(message).flatMap(texts);
  const empty = sections.flatMap(({ name, english }) =>
    texts(english).filter((text) => text.trim() === '').length > 0 ? [name] : [],
  );
  // Nothing is said of what has not been touched.
  expect(empty).toEqual(['saving']);
});

const flat = (message: Message | Messages, path = ''): [string, string][] =>
  typeof message === 'string'
    ? [[path, message]]
    : Object.entries(message).flatMap(([name, part]) => flat(part, `${path}.${name}`));
test('English too has the apostrophes of print', () => {
  const said = [
    ...sections.flatMap(({ name, english }) => flat(english, name)),
    ...flat(defaultLanguage as unknown as Messages, 'shipped'),
  ];
  expect(said.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

const tokensOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([token]) => token).sort();
/** `.account.erasedKept.one` and `.other` are one message: what a form names is named by the English message. */
const formless = (path: string): string => path.replace(/\.(zero|one|two|few|many|other)$/, '');

test.each(languageTags.filter((tag) => tag !== 'en'))(
  '%s fills in what English fills in, and leaves no message empty',
  (tag) => {
    const { words } = require(join(__dirname, tag, tag)) as { words: Words };
    const english = new Map<string, Set<string>>();
    for (const [path, text] of sections.flatMap(({ name, english: source }) => flat(source, name))) {
      const known = english.get(formless(path)) ?? new Set();
      for (const token of tokensOf(text)) known.add(token);
      english.set(formless(path), known);
    }
    const wrong = flat(words as unknown as Messages).filter(([path, text]) => {
      const wanted = [...(english.get(formless(path.slice(1))) ?? [])].sort();
      const isForm = formless(path) !== path;
      const found = [...new Set(tokensOf(text))];
      const isFilled = isForm ? found.every((token) => wanted.includes(token)) : found.join() === wanted.join();
      return !isFilled || (text.trim() === '' && path !== '.saving.status.idle');
    });
    expect(wrong).toEqual([]);
  },
);

/** A button's own word, and what a screen reader hears instead: who says the word must reach the button (WCAG 2.5.3). */
const named = [
  ['people.change', 'people.changeFor'],
  ['childForm.update', 'childForm.updateFor'],
  ['childForm.create', 'childForm.createFor'],
  ['photo.add', 'photo.addOf'],
  ['photo.update', 'photo.updateOf'],
  ['waiver.sign', 'waiver.signFor'],
  ['home.details', 'home.detailsOf'],
  ['signedWaivers.download', 'signedWaivers.downloadOf'],
  ...['Rental', 'Child', 'Photo'].flatMap((what) => [
    ['onFile.change', `onFile.change${what}`],
    ['onFile.add', `onFile.add${what}`],
  ]),
] as const;

test.each(languageTags.filter((tag) => tag !== 'en'))('%s: a button is called by the word on it', (tag) => {
  const { words } = require(join(__dirname, tag, tag)) as { words: Words };
  const said = new Map(flat(words as unknown as Messages).map(([path, text]) => [path.slice(1), text.toLowerCase()]));
  const wrong = named.filter(([word = '', name = '']) => !said.get(name)?.includes(said.get(word) ?? '?'));
  expect(wrong).toEqual([]);
});
