import fc from 'fast-check';
import { familyCodeLetters, familyCodeOf, familyCodeWords } from './family-code';

const codes = fc
  .array(fc.constantFrom(...familyCodeLetters), { minLength: 8, maxLength: 8 })
  .map((letters) => letters.join(''));

test('a code is read back from how it is shown, in any case, with any separator', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom('', ' ', '-', '–', ' - ', '.'), fc.boolean(), (code, separator, isLower) => {
      const typed = ` ${code.slice(0, 4)}${separator}${code.slice(4)} `;
      expect(familyCodeOf(isLower ? typed.toLowerCase() : typed)).toBe(code);
      expect(familyCodeOf(familyCodeWords(code))).toBe(code);
    }),
  );
});

test.each(['ＢＣＤＦＧＨＪＫ', 'ｂｃｄｆ　ｇｈｊｋ', 'ＢＣＤＦ－ＧＨＪＫ'])('%p is read as it was meant', (typed) => {
  expect(familyCodeOf(typed)).toBe('BCDFGHJK');
});

test.each(['', 'BCDFGHJ', 'BCDFGHJKM', 'BCDFGHJ1', 'emma cart', 'C1000001', 'OILAEUBC', 'x@y.zz'])(
  '%p is no family code',
  (typed) => {
    expect(familyCodeOf(typed)).toBeNull();
  },
);
