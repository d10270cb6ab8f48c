import { offered, rentalErrors } from './answers';

const item = (listKey: string, dinLookupValue = 1) => ({
  listKey,
  listDescription: listKey,
  listDescriptionMetric: null,
  dinLookupValue,
});
const choices = {
  abilityRefs: [item('I'), item('none', -1)],
  ageRefs: [item('10-49', -1)],
  heightRefs: [item('H1', 0), item('H2', 0)],
  weightRefs: [item('W1')],
};
const asked = { enableShoeSize: true, enableStance: true };
const notAsked = { enableShoeSize: false, enableStance: false };
const complete = { selectedAbility: 'I', selectedAge: '10-49', selectedHeight: 'H1', selectedWeight: 'W1' };

test('entries with a lookup value of −1 are not offered', () => {
  expect(offered(choices.abilityRefs).map((offer) => offer.listKey)).toEqual(['I']);
  expect(offered(choices.heightRefs)).toHaveLength(2);
});

test('ability, age, height and weight are required, the shoe size where it is enabled', () => {
  const required = { code: 'required' };
  expect(rentalErrors({}, choices, asked, 30)).toEqual({
    selectedAbility: required,
    selectedAge: required,
    selectedHeight: required,
    selectedWeight: required,
    shoeSize: required,
  });
  expect(rentalErrors(complete, choices, notAsked, null)).toEqual({});
});

test('what is not offered is refused', () => {
  expect(
    Object.keys(rentalErrors({ ...complete, selectedAbility: 'none', selectedWeight: 'W9' }, choices, notAsked, null)),
  ).toEqual(['selectedAbility', 'selectedWeight']);
});

test('a shoe size has at most 32 characters', () => {
  expect(rentalErrors({ ...complete, shoeSize: '9'.repeat(32) }, choices, asked, 30)).toEqual({});
  expect(rentalErrors({ ...complete, shoeSize: '9'.repeat(33) }, choices, asked, 30)).toEqual({
    shoeSize: { code: 'tooLong', params: { max: 32 } },
  });
});

test('an age group beside the one of the birth date is refused; an unknown birth date decides nothing', () => {
  const refused = { selectedAge: { code: 'otherAgeGroup' } };
  expect([9, 10, 49, 50, null].map((age) => rentalErrors(complete, choices, notAsked, age))).toEqual([
    refused,
    {},
    {},
    refused,
    {},
  ]);
});
