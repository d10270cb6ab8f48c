import { beginningOf, dayOf } from './day-words';

test('a day begins at its midnight here, also while its year is being typed', () => {
  expect(new Date(beginningOf('2026-02-03'))).toEqual(new Date(2026, 1, 3));
  for (const day of ['2026-02-03', '0002-02-03']) expect(dayOf(new Date(beginningOf(day)))).toBe(day);
});

test('what is no day has no beginning', () => {
  expect(['', '12026-02-03', '2026-02-30'].map(beginningOf)).toEqual(['', '12026-02-03', '2026-02-30']);
});
