const SPREAD = 0.2;

/**
 * Seconds until the try after this one, which is counted from 1, of those that are given; null after the last. `chance` from 0 to 1 spreads what
 * failed together.
 */
export function plannedPause(attempt: number, pauses: readonly number[], chance: number): number | null {
  const pause = pauses[attempt - 1];
  return pause === undefined ? null : pause * (1 + SPREAD * chance);
}

/** SQL: the most seconds that the next try may be away after so many; null after the last. */
export const longestPause = (attempts: string, pauses: readonly number[]): string =>
  `(array[${[0, ...pauses].map((pause) => pause * (1 + SPREAD)).join(', ')}]::float8[])[${attempts} + 1]`;
