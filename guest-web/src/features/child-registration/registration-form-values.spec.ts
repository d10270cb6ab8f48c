import type { ChildContactTask, ChildRegistration } from '@arrival/contracts';
import {
  canStillBeTrue,
  contactsOf,
  registrationResolver,
  siblingsToCopy,
  startValues,
  toRegistration,
} from './registration-form-values';

const saved: ChildRegistration = {
  primaryEmergencyContact: 'Anna Berg',
  primaryEmergencyPhone: '+19705550100',
  alternateEmergencyContact1: 'Daniel Berg',
  alternateEmergencyPhone1: '+435125550199',
  drugAllergy: 'Penicillin',
  foodAllergy: 'None',
  medication: 'None',
  specialCondition: 'None',
};
const anna = { firstName: 'Anna', lastName: 'Berg' };
const child = (contactId: number, firstName: string, relatedObject: ChildRegistration | null) =>
  ({ id: `1.1.3.${contactId}`, contact: { contactId, firstName }, relatedObject }) as unknown as ChildContactTask;

test('a new form knows who is signed in, and that nothing is usual', () => {
  const values = startValues(null, { signedIn: anna }, 'US');
  expect(values.primaryEmergencyContact).toBe('Anna Berg');
  expect([values.drugAllergy, values.foodAllergy, values.medication, values.specialCondition]).toEqual([
    'None',
    'None',
    'None',
    'None',
  ]);
});

test('who and what the resort knows stands there already; one number is never given twice', () => {
  const daniel = { firstName: 'Daniel', lastName: 'Berg', phone: '+19705550101' };
  const start = (phone: string | null) => startValues(null, { signedIn: { ...anna, phone }, otherAdult: daniel }, 'US');
  expect(start('+19705550100')).toMatchObject({
    primaryEmergencyPhone: '(970) 555-0100',
    alternateEmergencyContact1: 'Daniel Berg',
    alternateEmergencyPhone1: '(970) 555-0101',
  });
  expect(start('+19705550101').alternateEmergencyPhone1).toBe('');
  expect(start(null).primaryEmergencyPhone).toBe('');
});

test('a child who is signed in alone is called by nobody for themselves; an adult of the household is', () => {
  const daniel = { firstName: 'Daniel', lastName: 'Berg', phone: '+19705550101' };
  expect(startValues(null, {}, 'US')).toMatchObject({ primaryEmergencyContact: '', primaryEmergencyPhone: '' });
  expect(startValues(null, { otherAdult: daniel }, 'US')).toMatchObject({
    primaryEmergencyContact: 'Daniel Berg',
    primaryEmergencyPhone: '(970) 555-0101',
    alternateEmergencyContact1: '',
    alternateEmergencyPhone1: '',
  });
});

test("a sibling's contacts are taken over, the health answers are not", () => {
  expect(contactsOf(saved, 'US')).toEqual({
    primaryEmergencyContact: 'Anna Berg',
    primaryEmergencyPhone: '(970) 555-0100',
    alternateEmergencyContact1: 'Daniel Berg',
    alternateEmergencyPhone1: '+43 512 5550199',
  });
});

test('the same contacts are offered once, one’s own never', () => {
  const leo = child(3, 'Leo', null);
  const tasks = [child(1, 'Mia', saved), child(2, 'Ava', { ...saved, drugAllergy: 'None' }), leo];
  expect(siblingsToCopy(tasks, leo).map((offer) => offer.name)).toEqual(['Mia']);
  expect(siblingsToCopy([leo], leo)).toEqual([]);
});

test('an emptied health answer is sent as None, spaces are cut off', () => {
  expect(
    toRegistration(
      {
        ...saved,
        medication: '  ',
        drugAllergy: ' Penicillin ',
        primaryEmergencyPhone: ' 970 555 0100',
        version: 'v1',
      } as never,
      'US',
    ),
  ).toMatchObject({
    version: 'v1',
    primaryEmergencyPhone: '+19705550100',
    medication: 'None',
    drugAllergy: 'Penicillin',
  });
});

test('an answer with characters that cannot be saved is named before it is sent; marks around a name are not', async () => {
  const resolve = registrationResolver('US', (problems) => problems as never);
  const wrongIn = async (typed: Partial<ChildRegistration>) =>
    (await resolve({ ...saved, version: null, sameAs: null, ...typed }, undefined, {} as never)).errors;
  expect(await wrongIn({ medication: 'Pills\u202e', primaryEmergencyContact: 'Anna\u0007 Berg' })).toEqual({
    medication: { code: 'characters' },
    primaryEmergencyContact: { code: 'characters' },
  });
  expect(await wrongIn({ primaryEmergencyContact: '\u2068Anna Berg\u2069', medication: 'Two\nlines' })).toEqual({});
});

describe('still true?', () => {
  const ranOut = (relatedObject: object | null, isComplete = false, code = 'profileExpired') =>
    ({ relatedObject, isComplete, reason: { code } }) as unknown as ChildContactTask;

  test('answers that ran out can be confirmed; first ones and valid ones cannot', () => {
    expect(canStillBeTrue(ranOut(saved), 'US')).toBe(true);
    expect(canStillBeTrue(ranOut(null), 'US')).toBe(false);
    expect(canStillBeTrue(ranOut(saved, true), 'US')).toBe(false);
  });

  test.each(['drugAllergy', 'foodAllergy', 'medication', 'specialCondition', 'primaryEmergencyPhone'])(
    'a question without an answer on file is asked: %s',
    (field) => {
      const { [field as keyof ChildRegistration]: _, ...before } = saved;
      expect(canStillBeTrue(ranOut(before), 'US')).toBe(false);
    },
  );

  test('nor what the resort asks for again (D79)', () => {
    expect(canStillBeTrue(ranOut(saved, false, 'askedAgain'), 'US')).toBe(false);
  });

  test('nor what cannot be right any more', () => {
    expect(canStillBeTrue(ranOut({ ...saved, alternateEmergencyPhone1: '12345' }), 'US')).toBe(false);
  });
});
