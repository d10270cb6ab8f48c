const SPREAD = 0.2;

/**
 * Seconds until the try after this one, which is counted from 1, of those that are given; null after the last. `chance` from 0 to 1 spreads what
 * failed together.
 */
export function plannedPause(attempt: number, pauses: readonly number[], chance: number): number | null {
  const pause = pauses[attempt - 1];
  return pause === undefined ? null : pause * (1 + SPREAD * chance);
}
