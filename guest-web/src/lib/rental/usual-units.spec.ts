import { usualUnits } from './usual-units';

test.each([
  ['en-US', 'imperial'],
  ['en', 'imperial'],
  ['en-GB', 'metric'],
  ['de', 'metric'],
  ['C', 'metric'],
])('where a browser speaks %s, %s is usual', (language, units) => {
  expect(usualUnits(language)).toBe(units);
});
