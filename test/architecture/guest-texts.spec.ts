import { type LanguageTag, languageTags } from '@arrival/contracts';
import { consoleTexts, guestTexts, type Said } from './guest-texts';

type Other = Exclude<LanguageTag, 'en'>;
const others = languageTags.filter((tag): tag is Other => tag !== 'en');

/** Texts in which something stands that must not. */
const withA = (wrong: RegExp, texts: readonly Said[]): Said[] => texts.filter(([, text]) => wrong.test(text));
const count = (text: string, sign: string): number => text.split(sign).length;

/** Of a day in a year, an age or a number of people; what only begins with a million is said of nothing here. */
const formsOf = (tag: LanguageTag): string[] => {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: 200 }, (_, index) => rules.select(index + 1)))];
};

/** Messages by number with their forms: `words.outbox.kept` → `one`, `other`. */
function pluralsOf(texts: readonly Said[]): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [place] of texts) {
    const [, message = '', form = ''] = /^(.*)\.(zero|one|two|few|many|other)$/.exec(place) ?? [];
    if (message) found.set(message, [...(found.get(message) ?? []), form]);
  }
  return [...found];
}

test.each(others)('%s: a message by number has one form for all, or every form of the language', (tag) => {
  const forms = formsOf(tag);
  const lacking = pluralsOf(guestTexts(tag)).filter(
    ([, has]) => has.join() !== 'other' && forms.some((form) => !has.includes(form)),
  );
  expect(lacking).toEqual([]);
});

test('the rule about forms bites', () => {
  expect(formsOf('ar')).toEqual(['one', 'two', 'few', 'many', 'other']);
  expect(
    pluralsOf([
      ['words.a.one', ''],
      ['words.a.other', ''],
      ['words.b', ''],
    ]),
  ).toEqual([['words.a', ['one', 'other']]]);
});

const typewritten = /\p{L}'(\p{L}|[ ,;.]|$)/u;

test.each(others)('%s: an apostrophe is none of the typewriter’s', (tag) => {
  expect("Arrival's").toMatch(typewritten);
  expect(withA(typewritten, guestTexts(tag))).toEqual([]);
});

test('nor is one of the console', () => {
  expect(withA(typewritten, consoleTexts())).toEqual([]);
});

/** A rule, what breaks it, and a text that does. */
type Rule = readonly [rule: string, wrong: RegExp, broken: string];
const written: Readonly<Record<Other, readonly Rule[]>> = {
  fr: [
    [
      'a sign of two parts and a guillemet stay on the line of their phrase',
      / [:;!?»]|« |[^\s\d][;!?»]|«\S/u,
      'Prêt ?',
    ],
    // "De Emma": what is filled in may begin with a vowel, and no phrase can know.
    [
      'no word that loses its vowel stands before a name',
      /\b(de|que|je|me|te|se|le|la|ne|si) \{(name|names|people|title|location|what|task|device|\w*Name)\}/iu,
      'Photo de {name}',
    ],
  ],
  // "Il 8": before eight and eleven the article loses its vowel.
  it: [['no article stands before a day', /\b(il|dal|del|al|nel|sul) \{(day|from|to|end|needed|when)\}/iu, 'Il {day}']],
  es: [['quotes are as in the others', /[“”"]/u, 'Pulsa "Aceptar"']],
  de: [
    ['quotes are „German“', /[”«»"]|“(?=[\p{L}\d])/u, 'Mit “Zustimmen”'],
    ['the signs of omission stay with their word', / …/u, 'Abmelden …'],
  ],
  ja: [
    [
      'signs are as wide as the letters',
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] ?[:;?!,.()]/u,
      '署名: 済み',
    ],
    ['a question that ends a text has its sign', /か$/u, '前回と同じですか'],
  ],
  ar: [['comma, semicolon and question mark are Arabic', /[?;]|,(?!\d)/u, 'نعم, شكرًا']],
};

const rules = others.flatMap((tag) => written[tag].map((rule) => [tag, ...rule] as const));

test.each(rules)('%s: %s', (tag, _rule, wrong, broken) => {
  expect(broken).toMatch(wrong);
  expect(withA(wrong, guestTexts(tag))).toEqual([]);
});

/** What is a word of the language, but says something else than is meant; and a text that says it. */
const misleading: Readonly<Partial<Record<Other, readonly [wrong: RegExp, said: string]>>> = {
  // In it one takes liability over; a pass is for a border.
  de: [/Haftungserklärung|\b(Pass|Pässe|Passes|Passfotos?)\b/u, 'Mobile Pässe'],
  // An admission of liability; lifts in houses; ligaments; puberty.
  ar: [/إقرار(ات)? المسؤولية|اختر مصعدًا|الأربطة|بعد بلوغه[.]/u, 'إقرار المسؤولية'],
  // Of a grown-up.
  ja: [/法定後見/u, '法定後見人'],
  // To make an account, which is neither to check in nor to register a child.
  es: [/(?<!\p{L})([Rr]eg[ií]str|[Pp]ases?(?!\p{L}))/u, 'Regístrate aquí'],
  // The same as "save", on the same screens.
  fr: [/[Ee]nregistrement(?!\p{L}|…)|[Ss]’enregistre|[Ee]nregistrez-vous/u, 'Rouvrir l’enregistrement'],
};

test.each(Object.entries(misleading))('%s: the words are the field’s own', (tag, [wrong, said]) => {
  expect(said).toMatch(wrong);
  // A copy tells of the records of signatures.
  const texts = guestTexts(tag as Other).filter(([place]) => !place.startsWith('copy.'));
  expect(withA(wrong, texts)).toEqual([]);
});

test('es: a question and a cry begin with their signs', () => {
  const open = guestTexts('es').filter(
    ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
  );
  expect(open).toEqual([]);
});
