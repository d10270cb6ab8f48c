import { typedDigits } from './typed-digits';

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
