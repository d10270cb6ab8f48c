import { askedAgain } from './asked-again';

const reason = { code: 'askedAgain', staffReason: 'Too dark' } as const;

test('says why until it is finished anew, also while that waits on this phone', () => {
  expect(askedAgain({ isComplete: false, reason })).toBe('Too dark');
  expect(askedAgain({ isComplete: true, reason })).toBeUndefined();
  expect(askedAgain({ isComplete: false, reason: { code: 'profileExpired' } })).toBeUndefined();
});
