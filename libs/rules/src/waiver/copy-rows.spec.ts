import { languageTags } from '@arrival/contracts';
import { copyRows } from './copy-rows';
import { signedByWords } from './signed-by';

const signed = {
  contactName: 'Mia Carter',
  signerName: 'Emma Carter',
  isOnBehalf: true,
  relationship: 'parent',
  signedAt: new Date('2026-11-23T21:20:37.123Z'),
  effectiveOn: '2026-11-23',
  expiresOn: '2027-04-30',
  methods: ['agree', 'drawn'],
  typedName: null,
  agreementWording: 'I agree for Mia Carter',
  comment: '',
};

test('a copy says for whom, by whom, when and how', () => {
  expect(copyRows({ ...signed, language: 'en' })).toEqual([
    ['For', 'Mia Carter'],
    ['By', 'Emma Carter, as parent'],
    ['On', '2026-11-23 21:20:37 UTC'],
    ['Valid', '2026-11-23 to 2027-04-30'],
    ['How', 'box ticked and drawn'],
    ['Typed name', null],
    ['Agreed', 'I agree for Mia Carter'],
    ['Note', null],
  ]);
});

test.each(languageTags)('in the language of the text, with nothing left to fill in (%s)', (language) => {
  const rows = copyRows({ ...signed, language });
  const endless = copyRows({ ...signed, language, expiresOn: null });
  for (const [, words] of [...rows, ...endless]) expect(words ?? '').not.toMatch(/[{}]/);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  if (language !== 'en') expect(rows[4]?.[1]).not.toMatch(/agree|drawn|ticked/);
});

test('in Arabic a day stands by itself, or its numbers would be read from the right', () => {
  const rows = copyRows({ ...signed, language: 'ar' });
  expect(rows[2]?.[1]).toBe('\u20682026-11-23 21:20:37 UTC\u2069');
  expect(rows[3]?.[1]).toBe('من \u20682026-11-23\u2069 إلى \u20682027-04-30\u2069');
});

const agreed = (agreementWording: string, contactName = 'Mia Carter') =>
  copyRows({ ...signed, contactName, agreementWording, language: 'en' })[6]?.[1];

test('what was stated in Arabic reads from the right in a copy of an English text, its names and full stops too', () => {
  const said = 'أوافق عن Mia Carter\nبالضغط على «أوافق» توافق على التوقيع إلكترونيًا.';
  expect(agreed(said)?.split('\n')).toEqual(said.split('\n').map((line) => `\u2067${line}\u2069`));
});

test('an Arabic name turns no sentence', () => {
  const name = 'محمد عبد الرحمن الفاروقي';
  for (const said of [`I agree for ${name}`, `${name}の分に同意します`]) expect(agreed(said, name)).toBe(said);
});

test('a relationship or a method that is not known is told all the same', () => {
  const old = { ...signed, relationship: 'aunt', methods: ['fax'], language: 'en' as const };
  expect(signedByWords(old, 'en')).toBe('Emma Carter, on behalf');
  expect(copyRows(old)[4]).toEqual(['How', 'fax']);
  expect(signedByWords({ ...signed, isOnBehalf: false }, 'de')).toBe('Emma Carter');
});
