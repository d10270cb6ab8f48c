import { instantWords } from './instant-words';

test.each([
  [new Date(2026, 10, 5, 0, 7), '11/05/26 12:07 am'],
  [new Date(2026, 0, 31, 12, 0), '01/31/26 12:00 pm'],
  [new Date(2027, 5, 9, 23, 59), '06/09/27 11:59 pm'],
])('%s is written as %s', (at, words) => {
  expect(instantWords(at.toISOString())).toBe(words);
});
