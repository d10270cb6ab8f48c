import { fieldMessage } from '../text/field-error';
import { registrationErrors, withKeptPhones } from './emergency-contacts';
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
  expect(
    withNone({ primaryEmergencyContact: 'Ana', drugAllergy: ' ', foodAllergy: ' Peanuts ', medication: null }),
  ).toEqual({
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

const said = (...given: Parameters<typeof registrationErrors>) =>
  Object.fromEntries(
    Object.entries(registrationErrors(...given)).map(([field, problem]) => [field, fieldMessage(problem)]),
  );

test('the messages of the required fields', () => {
  expect(said({ primaryEmergencyContact: ' ' }, 'US')).toEqual({
    primaryEmergencyContact: 'Primary contact name is required',
    primaryEmergencyPhone: 'Primary contact phone required',
    alternateEmergencyContact1: 'Alternate contact name is required',
    alternateEmergencyPhone1: 'Alternate contact phone required',
  });
  const complete = {
    primaryEmergencyContact: 'A',
    primaryEmergencyPhone: '970 555 0100',
    alternateEmergencyContact1: 'B',
    alternateEmergencyPhone1: '+1 970 555 0101',
  };
  expect(registrationErrors(complete, 'US')).toEqual({});
});

const contacts = {
  primaryEmergencyContact: 'Anna Berg',
  primaryEmergencyPhone: '(970) 555-0100',
  alternateEmergencyContact1: 'Daniel Berg',
  alternateEmergencyPhone1: '+43 512 555 0199',
};
const primary = 'Please check the primary phone number. From abroad it begins with +.';
const secondary = 'Please check the secondary phone number. From abroad it begins with +.';

test.each([
  [{ primaryEmergencyPhone: '911' }, { primaryEmergencyPhone: primary }],
  [{ alternateEmergencyPhone1: '0512 555 0199' }, { alternateEmergencyPhone1: secondary }],
  [
    { alternateEmergencyPhone1: '+1 970-555-0100' },
    { alternateEmergencyPhone1: 'Please give another number, in case nobody answers the first.' },
  ],
  [
    { alternateEmergencyContact1: ' anna  BERG ' },
    { alternateEmergencyContact1: 'Please name a second person, in case we cannot reach the first.' },
  ],
  [{ alternateEmergencyPhone1: ' ' }, { alternateEmergencyPhone1: 'Alternate contact phone required' }],
])('two people with two numbers (D57): %j', (change, errors) => {
  expect(said({ ...contacts, ...change }, 'US')).toEqual(errors);
});

test('numbers are kept as E.164, the rest as it is', () => {
  expect(withKeptPhones(contacts, 'US')).toEqual({
    ...contacts,
    primaryEmergencyPhone: '+19705550100',
    alternateEmergencyPhone1: '+435125550199',
  });
});
