import { errorWords, ProblemError } from './problem';

const failed = (title: string, hint?: string) =>
  new ProblemError({
    type: 'about:blank',
    title,
    detail: 'For developers.',
    status: 500,
    code: 'server.error',
    errors: [],
    traceId: 'x',
    ...(hint && { hint }),
  });

test('whatever was thrown, a guest reads a whole sentence', () => {
  expect(errorWords(failed('Something went wrong on our side'))).toBe('Something went wrong on our side.');
  expect(errorWords(failed('Busy', 'Who is this?'))).toBe('Who is this?');
  expect(errorWords(new TypeError('x is undefined'))).toBe('An error happened.');
});
