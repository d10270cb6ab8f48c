const FIRST_SECONDS = 0.5;
const SPREAD = 0.2;

/** Seconds until the try after this one, which is counted from 1: twice as long each time. `chance` from 0 to 1 spreads what failed together. */
export function doubledPause(attempt: number, longestSeconds: number, chance: number): number {
  const pause = FIRST_SECONDS * 2 ** Math.min(attempt - 1, 20);
  return Math.min(pause, longestSeconds) * (1 - SPREAD * chance);
}
