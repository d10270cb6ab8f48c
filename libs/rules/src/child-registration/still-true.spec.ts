import { canStandAgain } from './still-true';

const saved = {
  primaryEmergencyContact: 'Emma Carter',
  primaryEmergencyPhone: '+19705550100',
  alternateEmergencyContact1: 'Daniel Carter',
  alternateEmergencyPhone1: '+19705550101',
  drugAllergy: 'None',
  foodAllergy: 'Peanuts',
  medication: 'None',
  specialCondition: 'None',
};

test('answers that still fit can be confirmed', () => {
  expect(canStandAgain(saved, 'US')).toBe(true);
});

test('an answer that no longer fits its rule is asked again', () => {
  expect(canStandAgain({ ...saved, primaryEmergencyPhone: '12' }, 'US')).toBe(false);
  expect(canStandAgain({ ...saved, alternateEmergencyPhone1: saved.primaryEmergencyPhone }, 'US')).toBe(false);
  expect(canStandAgain({ ...saved, alternateEmergencyContact1: '' }, 'US')).toBe(false);
});

test('a question that was never answered is asked', () => {
  expect(canStandAgain({ ...saved, medication: undefined }, 'US')).toBe(false);
  expect(canStandAgain({ ...saved, specialCondition: ' ' }, 'US')).toBe(false);
});
