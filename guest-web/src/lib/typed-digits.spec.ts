import { typedCentimetres, typedDigits, typedFeet, typedNumber } from './typed-digits';

test.each([
  ['168', '168'],
  ['١٦٨', '168'],
  ['۱۶۸', '168'],
  ['１６８', '168'],
  ['٠٩', '09'],
])('reads %s, from whichever keyboard, as %s', (typed, read) => {
  expect(typedDigits(typed)).toBe(read);
});

test('leaves out what is no digit', () => {
  expect(typedDigits('16 8cm-')).toBe('168');
  expect(typedDigits('abc')).toBe('');
});

test.each([
  ['65.5', '65.5'],
  ['65,5 kg', '65,5'],
  ['٦٥٫٥', '65.5'],
  ['６５．５', '65.5'],
  ['65.', '65.'],
  ['65.55', '65.5'],
  ['65.5.5', '65.5'],
  ['1805', '180'],
  ['.5', ''],
  ['abc', ''],
])('reads the number %s as %s', (typed, read) => {
  expect(typedNumber(typed, 3)).toBe(read);
});

test.each([
  ['1,75', '175'],
  ['1.75 m', '175'],
  ['١٫٧٥', '175'],
  ['１．７５', '175'],
  ['1m75', '175'],
  ['1,7', '1,7'],
  ['175.5', '175.5'],
  ['98', '98'],
])('as a height in centimetres %s is %s', (typed, read) => {
  expect(typedCentimetres(typed)).toBe(read);
});

test.each([
  ['5', '5', ''],
  ['511', '5', '11'],
  ["5'11", '5', "'11"],
  ['٥', '5', ''],
  ['x', '', ''],
])('of %s the feet are %s', (typed, feet, behind) => {
  expect(typedFeet(typed)).toEqual([feet, behind]);
});
