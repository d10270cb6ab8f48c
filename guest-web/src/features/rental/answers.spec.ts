import type { RentalContactTask } from '@arrival/contracts';
import { isOutgrown } from './answers';

const told = (age: number, reason: object, isComplete = false) =>
  ({ contact: { age }, reason, isComplete }) as unknown as RentalContactTask;

test('a child’s measures of an earlier visit are asked anew; what staff ask for again is shown to be changed (D79)', () => {
  const asked = { code: 'askedAgain', staffReason: 'The weight is not right' };
  expect(isOutgrown(told(9, { code: 'profileExpired', validUntil: '2026-01-20' }))).toBe(true);
  expect(isOutgrown(told(9, asked))).toBe(false);
  expect(isOutgrown(told(9, { ...asked, validUntil: '2026-01-20' }))).toBe(true);
  expect(isOutgrown(told(38, { code: 'profileExpired' }))).toBe(false);
  expect(isOutgrown(told(9, { code: 'editAllowedHere' }, true))).toBe(false);
});
