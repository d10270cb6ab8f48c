const minute = 60_000;
const shortest = 1000;
/** What a browser's timer can count; more would fire at once. */
const longest = 2 ** 31 - 1;

/** Milliseconds until a token is renewed: a minute before its end, or after half of what is left when that is little. */
export function renewalWait(leftMs: number): number {
  return Math.min(Math.max(leftMs - minute, leftMs / 2, shortest), longest);
}
