import { ProblemError, unreachable } from '../api/problem';
import { session } from '../sign-in/session';
import type { SaveState } from './save-state';
import { retryDelays, sendUntilAnswered } from './send';

const answered = (status: number, code = 'server.error') =>
  new ProblemError({
    type: 'about:blank',
    title: 'No',
    detail: '',
    status,
    code,
    errors: [],
    traceId: '',
  });
const lost = () => unreachable(new TypeError('Failed to fetch'));

let onOnline: (() => void) | undefined;
let isOnline = true;
beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  onOnline = undefined;
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      get onLine() {
        return isOnline;
      },
    },
  });
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: {
      addEventListener: (_: string, go: () => void) => (onOnline = go),
      removeEventListener: () => (onOnline = undefined),
    },
  });
});
afterEach(() => jest.useRealTimers());

/** Fails in these ways, one after the other, then answers. */
function sending(failures: ProblemError[]) {
  const states: SaveState[] = [];
  const send = jest.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'stored';
  });
  return { states, send, sent: sendUntilAnswered(send, (state) => states.push(state)) };
}

test.each([
  ['a lost connection', lost()],
  ['502', answered(502)],
  ['503', answered(503)],
  ['504', answered(504)],
  ['408', answered(408)],
  ['429', answered(429)],
  ['a server of the version before', answered(404, 'route.unknown')],
])('%s is tried again by itself', async (_, failure) => {
  const { states, send, sent } = sending([failure, failure]);
  await jest.advanceTimersByTimeAsync(retryDelays[0]! + retryDelays[1]!);
  expect(await sent.result).toEqual({ ok: true, answer: 'stored' });
  expect(send).toHaveBeenCalledTimes(3);
  expect(states).toEqual(['saving', 'retrying', 'retrying']);
});

test('the tries are bounded, and further and further apart', async () => {
  const { send, sent } = sending(Array.from({ length: 9 }, lost));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await sent.result).toMatchObject({ ok: false, error: { isUnreachable: true } });
  expect(send).toHaveBeenCalledTimes(retryDelays.length + 1);
  expect([...retryDelays].sort((one, other) => one - other)).toEqual(retryDelays);
});

test.each([400, 409, 422, 500])('an answer is an answer: %d is told at once', async (status) => {
  const { send, sent } = sending([answered(status)]);
  expect(await sent.result).toMatchObject({ ok: false, error: { problem: { status } } });
  expect(send).toHaveBeenCalledTimes(1);
});

test('without a connection it waits for as long as it takes', async () => {
  isOnline = false;
  const { states, send, sent } = sending([lost()]);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('waiting');
  isOnline = true;
  onOnline?.();
  expect(await sent.result).toEqual({ ok: true, answer: 'stored' });
});

test('the guest may try at once, or give up', async () => {
  const first = sending([lost()]);
  await jest.advanceTimersByTimeAsync(1);
  first.sent.now();
  expect(await first.sent.result).toEqual({ ok: true, answer: 'stored' });
  const second = sending([lost()]);
  await jest.advanceTimersByTimeAsync(1);
  second.sent.giveUp();
  expect(await second.sent.result).toEqual({ ok: false, error: undefined });
  expect(second.send).toHaveBeenCalledTimes(1);
});

const signedInWith = (accessToken: string) =>
  session.set({
    accessToken,
    idToken: undefined,
    expiresAt: Date.now() + 60_000,
    subject: 'emma',
    name: 'Emma Carter',
    givenName: 'Emma',
    familyName: 'Carter',
  });

test('a refused token waits for a new sign-in', async () => {
  signedInWith('earlier');
  const { states, send, sent } = sending([answered(401, 'auth.required')]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('signedOut');
  signedInWith('later');
  expect(await sent.result).toEqual({ ok: true, answer: 'stored' });
});

test('a token that another one has followed while its answer was on the way asks nobody to sign in', async () => {
  signedInWith('earlier');
  const states: SaveState[] = [];
  const send = jest.fn(async () => {
    if (session.get()?.accessToken === 'later') return 'stored';
    signedInWith('later');
    throw answered(401, 'auth.required');
  });
  const { result } = sendUntilAnswered(send, (state) => states.push(state));
  await jest.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['saving']);
  expect(await result).toEqual({ ok: true, answer: 'stored' });
});
