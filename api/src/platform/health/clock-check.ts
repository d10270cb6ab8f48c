/** Signed tokens, days and evidence are told by the host's clock, rows by the database's: beyond this they contradict each other. */
const LARGEST_CLOCK_OFFSET_MS = 3_000;

/** `aheadMs`: by how much this machine's clock is ahead of the database's, negative when behind. */
export const isClockOff = (aheadMs: number): boolean => Math.abs(aheadMs) > LARGEST_CLOCK_OFFSET_MS;

/** `The clock of this machine is 42 s ahead of the database's`. */
export const clockWords = (aheadMs: number): string =>
  `The clock of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's`;
