import { isWronglySigned } from './wrongly-signed';

const emma = 1;
const mia = 2;
const signedOn = '2026-11-27';
const grownUp = '2008-11-27';
const dayTooYoung = '2008-11-28';

const own = { contactId: mia, signerContactId: mia, relationship: 'self', signedOn };
const byMother = { contactId: mia, signerContactId: emma, relationship: 'parent', signedOn };
const together = { contactId: mia, signerContactId: emma, relationship: 'onBehalfOfAdult', signedOn };

test.each([
  ['an adult who signed for themselves', own, grownUp, false],
  ['a minor who signed for themselves', own, dayTooYoung, true],
  ['a minor for whom a parent signed', byMother, dayTooYoung, false],
  ['an adult for whom a parent signed', byMother, grownUp, true],
  ['an adult of whom the account holder stated that they agreed', together, grownUp, false],
  ['a minor of whom the account holder stated that they agreed', together, dayTooYoung, true],
])('%s', (_, signed, on, expected) => {
  expect(isWronglySigned(signed, { contactId: mia, on })).toBe(expected);
});

test('what somebody signed for others counts only when they were no minor', () => {
  expect(isWronglySigned(byMother, { contactId: emma, on: dayTooYoung })).toBe(true);
  expect(isWronglySigned(byMother, { contactId: emma, on: grownUp })).toBe(false);
  expect(isWronglySigned(own, { contactId: emma, on: dayTooYoung })).toBe(false);
});
