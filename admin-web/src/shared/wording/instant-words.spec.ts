import { instantWords, momentWords } from './instant-words';

test.each([
  [new Date(2026, 10, 5, 0, 7), '11/05/26 12:07 am'],
  [new Date(2026, 0, 31, 12, 0), '01/31/26 12:00 pm'],
  [new Date(2027, 5, 9, 23, 59), '06/09/27 11:59 pm'],
])('%s is written as %s', (at, words) => {
  expect(instantWords(at.toISOString())).toBe(words);
});

test("today's time needs no day, another day's does", () => {
  const at = new Date(2026, 10, 21, 8, 11).toISOString();
  expect(momentWords(at, new Date(2026, 10, 21, 23, 59))).toBe('08:11 am');
  expect(momentWords(at, new Date(2026, 10, 22, 0, 1))).toBe('11/21/26 08:11 am');
});
