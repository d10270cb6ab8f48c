import { ageBandOf, contradictsAge } from './age-band';

const item = (listKey: string, listDescription: string, dinLookupValue = 1) => ({
  listKey,
  listDescription,
  listDescriptionMetric: null,
  dinLookupValue,
});
const ages = [
  item('young', '9 and under'),
  item('middle', '10 to 49'),
  item('old', '50 and over'),
  item('gone', '10 to 60', -1),
];

test.each([
  [0, 'young'],
  [9, 'young'],
  [10, 'middle'],
  [49, 'middle'],
  [50, 'old'],
  [87, 'old'],
])('a member of %i is in band %s, and every other band contradicts the birth date', (age, expected) => {
  expect(ageBandOf(ages, age)?.listKey).toBe(expected);
  expect(ages.slice(0, 3).filter((band) => !contradictsAge(band, age))).toEqual([ageBandOf(ages, age)]);
});

test.each([
  ['Under 10', 9],
  ['below 10', 9],
  ['Less than 10 years', 9],
  ['Younger than 10', 9],
  ['under the age of 10', 9],
  ['<10', 9],
  ['up to 9', 9],
  ['9 & under', 9],
  ['9 and younger', 9],
  ['9 years or less', 9],
  ['≤ 9', 9],
  ['<= 9', 9],
])('%p ends with %i', (words, last) => {
  const held = [0, last - 1, last, last + 1].filter((age) => !contradictsAge(item('a', words), age));
  expect(held).toEqual([0, last - 1, last]);
});

test.each([
  ['Over 49', 50],
  ['above 49', 50],
  ['more than 49', 50],
  ['older than 49', 50],
  ['> 49', 50],
  ['50+', 50],
  ['50 and over', 50],
  ['50 & older', 50],
  ['≥ 50', 50],
  ['>= 50', 50],
])('%p begins with %i', (words, first) => {
  const held = [first - 1, first, first + 1].filter((age) => !contradictsAge(item('a', words), age));
  expect(held).toEqual([first, first + 1]);
});

test('an unknown age, or a list without numbers, is asked and contradicts nothing', () => {
  const worded = [item('j', 'Junior'), item('a', 'Adult')];
  expect(ageBandOf(ages, null)).toBeUndefined();
  expect(ageBandOf(worded, 12)).toBeUndefined();
  expect([contradictsAge(ages[0]!, null), contradictsAge(worded[1]!, 12)]).toEqual([false, false]);
});
