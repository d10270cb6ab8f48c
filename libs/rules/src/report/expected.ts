import type { Household } from '../records/household';
import { boughtFor, comesTo, type DecidedAt, missingOf } from './coming';

/** People who still wait for a task; at the first location that asks each of them. */
export interface Waiting {
  readonly taskName: string;
  readonly locationId: number;
  readonly people: number;
}

/** Those of a household who bought something for a day, how many of them have all that is required of them that day, and what the others wait for. */
export interface Expected {
  readonly people: number;
  readonly ready: number;
  readonly waiting: readonly Waiting[];
}

/** Null of a household of which nobody is expected. */
export function expectedOf(household: Household, places: readonly DecidedAt[]): Expected | null {
  const purchases = boughtFor(
    places.map(({ today }) => today),
    household,
  );
  if (purchases.length === 0) return null;
  const waiting = new Map<string, { taskName: string; locationId: number; people: number }>();
  let [people, ready] = [0, 0];
  for (const at of household.contacts.keys()) {
    const where = comesTo(places, purchases, at);
    if (where.length === 0) continue;
    people += 1;
    const missing = missingOf(where);
    if (missing.length === 0) ready += 1;
    for (const { taskName, locationId } of missing) {
      const key = `${locationId} ${taskName}`;
      waiting.set(key, { taskName, locationId, people: (waiting.get(key)?.people ?? 0) + 1 });
    }
  }
  return people === 0 ? null : { people, ready, waiting: [...waiting.values()] };
}
