import { ageChoice, bandChoices, wordedChoice } from './choices';

const item = (listKey: string, listDescription: string, dinLookupValue = 1) => ({ listKey, listDescription, dinLookupValue });
const ages = [item('young', '9 and under'), item('middle', '10 to 49'), item('old', '50 and over'), item('gone', '10 to 60', -1)];

test.each([
  [0, 'young'],
  [9, 'young'],
  [10, 'middle'],
  [49, 'middle'],
  [50, 'old'],
  [87, 'old'],
])('a member of %i is in band %s', (age, expected) => {
  expect(ageChoice(ages, age)).toBe(expected);
});

test('an unknown age, or a list without numbers, is asked', () => {
  expect(ageChoice(ages, null)).toBeUndefined();
  expect(ageChoice([item('j', 'Junior'), item('a', 'Adult')], 12)).toBeUndefined();
});

test('heights are offered in the units of the guest, without the retired ones', () => {
  const heights = [item('I', `4'11" – 5'1"`), item('X', 'Measured at the counter', -1)];
  expect(bandChoices(heights, 'height', 'imperial')).toEqual([{ value: 'I', label: `4'11" – 5'1"` }]);
  expect(bandChoices(heights, 'height', 'metric')[0]!.label).toMatch(/^150–\d+ cm$/);
});

test('a skier type is a name and what it means', () => {
  expect(wordedChoice(item('I', 'Type I · cautious on gentle slopes; new skiers'))).toEqual({
    value: 'I',
    label: 'Type I',
    description: 'Cautious on gentle slopes; new skiers.',
  });
  expect(wordedChoice(item('II', 'Type II'))).toEqual({ value: 'II', label: 'Type II' });
});
