import { agesWords } from './ages-words';

test.each([
  [4, 17, '4 to 17'],
  [18, null, '18 and older'],
  [null, 6, 'up to 6'],
  [null, null, 'any age'],
])('ages read in a list as in a sentence: %s, %s', (ageMin, ageMax, words) => {
  expect(agesWords({ ageMin, ageMax })).toBe(words);
});
