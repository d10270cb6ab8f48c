import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing is an object without a key: the first translation of a text, say, is added to none. */
const fieldsOf = (value: unknown): Fields | undefined =>
  isObject(value ?? {}) ? ((value ?? {}) as Fields) : undefined;

/** What is there now with one change undone, key by key: only what the change touched is again as it was before. */
export function undoneChange(now: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return now;
  const [was, became] = [fieldsOf(before), fieldsOf(after)];
  if (isDeepStrictEqual(now, after) || !isObject(now) || !was || !became) return before;
  const keys = [...new Set([...Object.keys(now), ...Object.keys(was)])];
  const undone = keys.map((key) => [key, undoneChange(now[key], was[key], became[key])] as const);
  const left = undone.filter(([, value]) => value !== undefined);
  return left.length > 0 ? Object.fromEntries(left) : before;
}
