import { expectedSignerName, type Signee, signedTogether, signingObjection, signingRole } from './signers';

const ana: Signee = { contactId: 1, firstName: 'Ana', lastName: 'Berg', age: 40 };
const tom: Signee = { contactId: 2, firstName: 'Tom', lastName: 'Berg', age: 41 };
const mia: Signee = { contactId: 3, firstName: 'Mia', lastName: 'Berg', age: 8 };
const teen: Signee = { contactId: 4, firstName: 'Lea', lastName: 'Berg', age: 17 };

test.each([
  [[ana], 'Ana Berg', 'herself'],
  [[tom], 'Tom Berg', 'another adult, alone'],
  [[mia], 'Ana Berg', 'a child'],
  [[teen], 'Ana Berg', 'a 17-year-old'],
  [[{ ...teen, age: 18 }], 'Lea Berg', 'an 18-year-old'],
  [[tom, mia], 'Ana Berg', 'several'],
])('for %j the name to type is %s (%s)', (contacts, name) => {
  expect(expectedSignerName(ana, contacts)).toBe(name);
});

test('roles: for oneself, for a minor, for another adult only where one signature is shared', () => {
  expect(signingRole(ana, ana, false)).toBe('self');
  expect(signingRole(ana, mia, false)).toBe('forMinor');
  expect(signingRole(ana, tom, false)).toBe('self');
  expect(signingRole(ana, tom, true)).toBe('forAdult');
});

test.each([
  [ana, [], false, 'noContacts'],
  [ana, [mia], false, null],
  [ana, [mia, tom], false, 'oneAtATime'],
  [ana, [ana, mia, tom], true, null],
  [teen, [teen], false, 'signerIsMinor'],
  [teen, [mia], false, 'signerIsMinor'],
  [teen, [tom], false, null],
  [teen, [tom], true, null],
  [teen, [tom, { ...tom, contactId: 5 }], true, 'signerIsMinor'],
  [{ ...ana, age: null }, [mia], false, null],
  [{ ...ana, age: null }, [{ ...ana, age: null }], false, null],
  [ana, [{ ...tom, age: null }], false, 'ageUnknown'],
  [ana, [ana, mia, { ...tom, age: null }], true, 'ageUnknown'],
] as const)('%j signing for %j, consolidated %s: %s', (signer, contacts, isConsolidated, objection) => {
  expect(signingObjection(signer, contacts, isConsolidated)).toBe(objection);
});

test('one signature covers all who still need a consolidated waiver, where the signed-in guest may sign for them', () => {
  expect(signedTogether(ana, tom, [ana, tom, mia], true)).toEqual([ana, tom, mia]);
  expect(signedTogether(ana, tom, [ana, tom, mia], false)).toEqual([tom]);
  expect(signedTogether(ana, tom, [ana, mia], true)).toEqual([tom]);
  expect(signedTogether(teen, tom, [teen, tom], true)).toEqual([tom]);
});
