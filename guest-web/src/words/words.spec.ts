import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from './catalogue';
import { complete } from './complete';
import { home } from './home';
import type { Message, Messages, Section } from './section';
import { signature } from './waiver';
import { speak, wordsOf } from './words';

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

test('a list is joined as the language joins lists', () => {
  const people = ['Emma', 'Mia', 'Leo'];
  expect(wordsOf(signature).needsAdult({ people })).toBe('An adult must sign for Emma, Mia, and Leo');
  speak({ tag: 'es', words: only({ signature: { needsAdult: 'Un adulto debe firmar por {people}' } }) });
  expect(wordsOf(signature).needsAdult({ people })).toBe('Un adulto debe firmar por Emma, Mia y Leo');
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
  .filter((file) => !/^(section|words|catalogue)\b|spec/.test(file))
  .flatMap((file) => Object.values(require(join(__dirname, file)) as object).filter(isSection));

test('every section belongs to every language', () => {
  const catalogue = readFileSync(join(__dirname, 'catalogue.ts'), 'utf8');
  expect(
    sections.filter(({ name }) => !catalogue.includes(`typeof ${name}\n`) && !catalogue.includes(`typeof ${name};`)),
  ).toEqual([]);
});

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
