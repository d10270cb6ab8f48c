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

test('an unknown age, or a list without numbers, is asked and contradicts nothing', () => {
  const worded = [item('j', 'Junior'), item('a', 'Adult')];
  expect(ageBandOf(ages, null)).toBeUndefined();
  expect(ageBandOf(worded, 12)).toBeUndefined();
  expect([contradictsAge(ages[0]!, null), contradictsAge(worded[1]!, 12)]).toEqual([false, false]);
});
