import { common } from '../../words/common';
import { problems } from '../../words/problems';
import { wordsOf } from '../../words/words';
import { ProblemError, unreachable } from '../api/problem';
import { errorWords } from './error-words';

const say = (error: unknown) => errorWords(wordsOf(common), wordsOf(problems), error);
const failed = (code: string, status = 422) =>
  new ProblemError({
    type: 'about:blank',
    title: 'For developers',
    detail: 'For developers.',
    status,
    code,
    errors: [],
    traceId: 'x',
  });

test('whatever was thrown, a guest reads a whole sentence of ours', () => {
  expect(say(failed('server.error', 500))).toBe('Something went wrong on our side.');
  expect(say(failed('auth.nameless'))).toBe(
    'We need a name to check you in. Please add it to your account and sign in again.',
  );
  expect(say(failed('catalog.in_use'))).toBe('An error happened.');
  expect(say(unreachable(new TypeError('Failed to fetch')))).toBe(
    'We cannot reach the resort right now. Please check your connection.',
  );
  expect(say(new TypeError('x is undefined'))).toBe('An error happened.');
});
