import { forgetAnswers, queryClient } from '../api/query-client';
import { type GuestSession, session } from '../sign-in/session';
import { readKept } from './kept-answers';

const key = ['household', 'profile'];
const signedInAs = (subject: string) => session.set({ accessToken: subject, subject } as GuestSession);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  queryClient.clear();
});

/** Known already, and asked anew on one bar of signal: what is known is the answer, and the other comes when this is called. */
async function askedLate(): Promise<(answer: string) => Promise<void>> {
  queryClient.setQueryData(key, 'as it was');
  let answer = (_: string) => {};
  const read = readKept(Promise.resolve(undefined), key, () => new Promise<string>((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(4000);
  expect(await read).toBe('as it was');
  return async (late) => {
    answer(late);
    await jest.advanceTimersByTimeAsync(0);
  };
}

test('an answer that comes late counts all the same', async () => {
  signedInAs('emma');
  const answer = await askedLate();
  await answer('as it is');
  expect(queryClient.getQueryData(key)).toBe('as it is');
});

test('one that comes when somebody else is here is for nobody', async () => {
  signedInAs('emma');
  const answer = await askedLate();
  forgetAnswers();
  signedInAs('henrik');
  await answer('of Emma');
  expect(queryClient.getQueryData(key)).toBeUndefined();
});
