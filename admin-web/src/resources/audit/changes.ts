import { flatten, isObject, type Json } from '../../data/json';

export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Kept by the server for itself, or said by another field already. */
const silent = new Set(['version', 'modifiedDateUtc', 'modifiedBy', 'createdDateUtc', 'hasDefaultActivity']);

const asFields = (state: unknown): Json => (isObject(state) ? flatten(state) : {});

/** What differs, field by field; texts and themes by each of their keys. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [asFields(before), asFields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !silent.has(field) && JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
