import { isProblem, type ProblemError, unreachable } from '../api/problem';
import { session } from '../sign-in/session';
import type { SaveState } from './save-state';

/** "Not now" instead of "no": one house behind one address may ask more than its share. */
const notNow = [408, 429];

/** Milliseconds before each further try while the phone says that it has a connection; after the last one the guest is told. */
export const retryDelays: readonly number[] = [1000, 2000, 4000];

export type Sent<T> = { ok: true; answer: T } | { ok: false; error: ProblemError | undefined };

export interface Sending<T> {
  result: Promise<Sent<T>>;
  /** Tries at once instead of waiting any longer. */
  now: () => void;
  /** Ends it; what was sent may still have arrived, so another send uses the same key. */
  giveUp: () => void;
  /** Ends it without ending the try that is under way: somebody else looks after that. */
  leave: () => void;
}

/**
 * Sends until an answer comes: what cannot be reached (no network, no answer in time, 502 to 504) or is not taken now (408, 429) is tried
 * again a few times, and for as long as it takes while the phone has no connection or the guest has to sign in again. It goes on when the
 * page that began it has been left.
 */
export function sendUntilAnswered<T>(
  send: (signal: AbortSignal) => Promise<T>,
  onState: (state: SaveState) => void,
): Sending<T> {
  const stop = new AbortController();
  let isLeft = false;
  let wake: () => void = () => undefined;
  /** Until `subscribe` calls, the guest presses, or it is given up. */
  const pause = (state: SaveState, subscribe: (go: () => void) => () => void) => {
    onState(state);
    return new Promise<void>((resolve) => {
      const end = () => {
        unsubscribe();
        resolve();
      };
      const unsubscribe = subscribe(end);
      wake = end;
    });
  };
  const run = async (): Promise<Sent<T>> => {
    onState('saving');
    for (let failures = 0; ; ) {
      const token = session.get()?.accessToken;
      const sent = await attempt(send, stop.signal);
      if (sent.ok || stop.signal.aborted || isLeft) return sent;
      const { error } = sent;
      if (error.problem.status === 401) {
        // Perhaps while the answer was on its way.
        if (!isSignedInAnew(token)) await pause('signedOut', untilSignedInAnew(token));
      } else if (!error.isUnreachable && !notNow.includes(error.problem.status)) return sent;
      else if (!navigator.onLine) {
        failures = 0;
        await pause('waiting', untilOnline);
      } else {
        const delay = retryDelays[failures++];
        if (delay === undefined) return sent;
        await pause('retrying', after(delay));
      }
      if (stop.signal.aborted || isLeft) return { ok: false, error: undefined };
    }
  };
  return {
    result: run(),
    now: () => wake(),
    giveUp: () => {
      stop.abort();
      wake();
    },
    leave: () => {
      isLeft = true;
      wake();
    },
  };
}

async function attempt<T>(send: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) {
  try {
    return { ok: true as const, answer: await send(signal) };
  } catch (thrown) {
    return { ok: false as const, error: isProblem(thrown) ? thrown : unreachable(thrown) };
  }
}

const after = (delayMs: number) => (go: () => void) => {
  const timer = setTimeout(go, delayMs);
  return () => clearTimeout(timer);
};

const untilOnline = (go: () => void) => {
  window.addEventListener('online', go);
  return () => window.removeEventListener('online', go);
};

function isSignedInAnew(refused: string | undefined): boolean {
  const token = session.get()?.accessToken;
  return Boolean(token) && token !== refused;
}

const untilSignedInAnew = (refused: string | undefined) => (go: () => void) =>
  session.subscribe(() => {
    if (isSignedInAnew(refused)) go();
  });
