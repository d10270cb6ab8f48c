const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from one try to the next, as Standard Webhooks suggests it; the first is made at once. Together a day and four hours. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR] as const;
const SPREAD = 0.2;

/** Seconds until the try after this one, which is counted from 1; null after the last. `chance` from 0 to 1 spreads what failed together. */
export function pauseAfter(attempt: number, chance: number): number | null {
  const pause = PAUSES[attempt - 1];
  return pause === undefined ? null : pause * (1 + SPREAD * chance);
}
