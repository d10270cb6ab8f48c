import { registrationErrors } from './messages';
import { onHealthBlur, onHealthFocus, withNone } from './none';

test('on focus a None is cleared, an answer stays', () => {
  expect(onHealthFocus('None')).toBe('');
  expect(onHealthFocus(' None ')).toBe('');
  expect(onHealthFocus('Nonea')).toBe('Nonea');
  expect(onHealthFocus('Peanuts')).toBe('Peanuts');
});

test('on blur an empty answer becomes None, another stays', () => {
  expect(onHealthBlur('  ')).toBe('None');
  expect(onHealthBlur(undefined)).toBe('None');
  expect(onHealthBlur('Peanuts')).toBe('Peanuts');
});

test('saving fills every empty health answer and leaves the rest alone', () => {
  expect(withNone({ primaryEmergencyContact: 'Ana', drugAllergy: ' ', foodAllergy: ' Peanuts ', medication: null })).toEqual({
    primaryEmergencyContact: 'Ana',
    drugAllergy: 'None',
    foodAllergy: 'Peanuts',
    medication: 'None',
    specialCondition: 'None',
  });
});

test('focus and blur without typing change nothing', () => {
  for (const value of ['None', 'Peanuts']) expect(onHealthBlur(onHealthFocus(value))).toBe(value);
});

test('the messages of the required fields', () => {
  expect(registrationErrors({ primaryEmergencyContact: ' ' })).toEqual({
    primaryEmergencyContact: 'Primary contact name is required',
    primaryEmergencyPhone: 'Primary contact phone required',
    alternateEmergencyContact1: 'Alternate contact name is required',
    alternateEmergencyPhone1: 'Alternate contact phone required',
  });
  const complete = {
    primaryEmergencyContact: 'A',
    primaryEmergencyPhone: '1',
    alternateEmergencyContact1: 'B',
    alternateEmergencyPhone1: '2',
  };
  expect(registrationErrors(complete)).toEqual({});
});
