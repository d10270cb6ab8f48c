import type { Principal } from '../../../platform/auth/principal';
import { headFromClaims } from './head-from-claims';

const head = (claims: Partial<Principal>) =>
  headFromClaims({ issuer: 'i', subject: 's', emailVerified: true, ...claims }, '2026-11-20');

test('the claims become the head', () => {
  expect(
    head({ givenName: ' Emma  Rose', familyName: 'Carter ', email: 'e@example.com', birthDate: '1988-02-29' }),
  ).toEqual({
    firstName: 'Emma Rose',
    lastName: 'Carter',
    email: 'e@example.com',
    dateOfBirth: '1988-02-29',
    emailIsVouched: true,
  });
});

test.each([
  [{ familyName: 'Müller', email: 'm@example.com' }, '', 'Müller'],
  [{ givenName: 'Zoë' }, 'Zoë', ''],
])('missing names of %j', (claims, firstName, lastName) => {
  expect(head(claims)).toMatchObject({ firstName, lastName });
});

test.each([{}, { email: 'zoe.m@example.com' }, { givenName: ' ' }])('without a name nobody is made: %j', (claims) => {
  expect(() => head(claims)).toThrow('auth.nameless');
});

test.each(['1988', '0000-02-29', '1988-02-30', '2026-11-21', '1850-01-01', ''])(
  'the birth date %j stays unknown',
  (birthDate) => {
    expect(head({ givenName: 'Zoë', birthDate }).dateOfBirth).toBeNull();
  },
);
