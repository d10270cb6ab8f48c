import fc from 'fast-check';
import { isExpectedName } from './signed-names';

test('spaces around it do not matter, case does, another Unicode form of the same letters does not', () => {
  expect(isExpectedName('  Ana Berg ', 'Ana Berg')).toBe(true);
  expect(isExpectedName('ana berg', 'Ana Berg')).toBe(false);
  expect(isExpectedName('Ana  Berg', 'Ana Berg')).toBe(false);
  expect(isExpectedName('Jose\u0301 Roy', 'José Roy')).toBe(true);
});

test.each([
  ["Shane O'Neill", 'Shane O’Neill', 'a phone’s curly apostrophe'],
  ['Shane Oʼneill', "Shane O'neill", 'a modifier letter'],
  ['Ana-Maria Berg', 'Ana\u2010Maria Berg', 'a true hyphen'],
  ['Ana\u2013Maria Berg', 'Ana-Maria Berg', 'a dash that a keyboard made'],
  ['Ana\u00a0Berg', 'Ana Berg', 'a space that does not break'],
  ['山本\u3000さくら', '山本 さくら', 'a space as wide as a letter'],
  ['\u2068نور الهاشمي\u2069', 'نور الهاشمي', 'copied from a sentence'],
  ['\u200fنور الهاشمي', 'نور الهاشمي', 'a mark of an Arabic keyboard'],
])('%s is %s (%s)', (typed, expected) => {
  expect(isExpectedName(typed, expected)).toBe(true);
  expect(isExpectedName(expected, typed)).toBe(true);
});

test.each([
  ['Jose Roy', 'José Roy'],
  ["Shane O'neill", "Shane O'Neill"],
  ['Shane ONeill', "Shane O'Neill"],
  ['Ana Maria Berg', 'Ana-Maria Berg'],
  ['AnaBerg', 'Ana Berg'],
])('%s is not %s', (typed, expected) => {
  expect(isExpectedName(typed, expected)).toBe(false);
});

test('whichever kinds a keyboard takes, the name is the same; left out, it is another', () => {
  const oneOf = (kinds: string) => fc.constantFrom(...kinds);
  const kinds = fc.record({
    apostrophe: oneOf("'’‘ʼʻ´`′＇"),
    hyphen: oneOf('-‐‑‒–—−－'),
    space: oneOf(' \u00a0\u2007\u202f\u3000\u2009'),
  });
  const nameIn = ({ apostrophe, hyphen, space }: { apostrophe: string; hyphen: string; space: string }) =>
    `Zoë${hyphen}Ann${space}O${apostrophe}Brien`;
  fc.assert(
    fc.property(kinds, kinds, (shown, typed) => {
      expect(isExpectedName(nameIn(typed), nameIn(shown))).toBe(true);
      for (const kind of Object.values(typed))
        expect(isExpectedName(nameIn(typed).replace(kind, ''), nameIn(shown))).toBe(false);
    }),
  );
});
