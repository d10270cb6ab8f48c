import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 2_000;

/** What was asked for, or undefined when it fails or is late: whoever reads the metrics waits for nobody. */
export async function inTime<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  const tooLate = new AbortController();
  const late = pause(LONGEST_MS, undefined, { signal: tooLate.signal });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return undefined;
  } finally {
    tooLate.abort();
    late.catch(() => undefined);
  }
}
