import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '@arrival/contracts';
import type { Message, Messages, Section } from './section';

const highestGrade = 8;
/** Below so many words the grade of a text says more of one long word than of the text. */
const fewestWords = 30;

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'english' in value && 'name' in value;

const sections = readdirSync(__dirname)
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .flatMap((file) => Object.values(require(join(__dirname, file)) as object).filter(isSection));

const textsOf = (message: Message | Messages): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).flatMap((inner) => textsOf(inner as Message));

const wordsOf = (text: string): string[] => text.replace(/\{\w+\}/g, 'Mia').match(/[\p{L}'’]+/gu) ?? [];

/** Groups of vowels, without a silent e at the end: right for most English words. */
function syllables(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1;
  return /[^aeiouyl]e$|[^dt]ed$/i.test(word) && groups > 1 ? groups - 1 : groups;
}

/** Flesch and Kincaid's grade of school. A text without a full stop is a sentence too. */
function grade(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/[.!?:;…]+(?:\s|$)/)).filter((text) => wordsOf(text).length > 0);
  const words = sentences.flatMap(wordsOf);
  const count = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (count / words.length) - 15.59;
}

const longTexts = (texts: readonly string[]) => texts.filter((text) => wordsOf(text).length >= fewestWords);

test('the measure knows a hard text from an easy one', () => {
  expect(grade(['The sun is out. We go up the hill.'])).toBeLessThan(2);
  expect(
    grade(['Notwithstanding the aforementioned limitations, participants acknowledge inherent responsibilities.']),
  ).toBeGreaterThan(18);
});

// A few labels alone have no grade; those of a child's registration are the specification's own.
const read = sections
  .map(({ name, english }) => [name, textsOf(english)] as const)
  .filter(([, texts]) => wordsOf(texts.join(' ')).length >= fewestWords);

test.each(read)('a child of fourteen reads %s with ease', (_name, texts) => {
  expect(grade(texts)).toBeLessThanOrEqual(highestGrade);
  for (const text of longTexts(texts)) expect([text, grade([text]) <= highestGrade]).toEqual([text, true]);
});

test('and so the texts that are shipped', () => {
  const texts = textsOf(defaultLanguage as unknown as Messages);
  expect(grade(texts)).toBeLessThanOrEqual(highestGrade);
});
