const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from one try to the next: what a mailbox that is full or a server that makes newcomers wait may take. Together three days. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR] as const;
const SPREAD = 0.2;

/** Seconds until the try after this one, which is counted from 1; null after the last. `chance` from 0 to 1 spreads what failed together. */
export function pauseAfter(attempt: number, chance: number): number | null {
  const pause = PAUSES[attempt - 1];
  return pause === undefined ? null : pause * (1 + SPREAD * chance);
}
