import { addMemberSchema, birthProblem } from './contact';

const now = new Date('2026-11-23T12:00:00Z');
const member = { firstName: 'Mia', lastName: 'Carter' };

test('a birth date that was not given is missing, not too long ago', () => {
  expect(birthProblem('', now)).toBeUndefined();
  expect(birthProblem('1906-11-22', now)).toBe('birthTooLongAgo');
  expect(birthProblem('2026-11-24', now)).toBeUndefined();
  expect(birthProblem('2026-11-25', now)).toBe('birthInFuture');
  const { error } = addMemberSchema(() => now).safeParse({ ...member, dateOfBirth: '' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['dateOfBirth', expect.not.stringContaining('120')],
  ]);
});
