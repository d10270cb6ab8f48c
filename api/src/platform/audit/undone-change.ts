import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is there now with one change undone, key by key: only what the change touched is again as it was before. */
export function undoneChange(now: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return now;
  if (isDeepStrictEqual(now, after) || !isObject(now) || !isObject(before) || !isObject(after)) return before;
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  const undone = [...keys].map((key) => [key, undoneChange(now[key], before[key], after[key])] as const);
  return Object.fromEntries(undone.filter(([, value]) => value !== undefined));
}
