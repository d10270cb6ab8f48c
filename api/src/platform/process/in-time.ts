import { setTimeout as pause } from 'node:timers/promises';

/** The answer; throws when it takes longer than that, and does not stop what was asked. */
export async function inTime<Answer>(
  ask: () => Promise<Answer>,
  limitMs: number,
  tooLate = `no answer within ${limitMs / 1_000} s`,
): Promise<Answer> {
  const asked = ask();
  const answered = new AbortController();
  const late = pause(limitMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(tooLate);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    answered.abort();
  }
}
