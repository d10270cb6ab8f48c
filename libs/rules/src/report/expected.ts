import type { Day } from '../dates/day';
import type { ContactDecision, Eligibility, TaskDecision } from '../eligibility/decision';
import type { Household, Purchase } from '../records/household';

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

/** What was decided of the household at a location, on the day that it is there. */
export interface DecidedAt {
  readonly locationId: number;
  readonly today: Day;
  readonly decision: Eligibility;
}

/** What was bought for an earlier day asks today as well (D9), but is not what somebody comes for. */
const isMissing = ({ isAsked, isComplete, isOptional, reason }: TaskDecision, today: Day): boolean =>
  isAsked && !isComplete && !isOptional && !(reason.productDate && reason.productDate < today);

/** What applies to a contact on the day itself: bought for it, or good on any; a later visit has time (D64). */
const ofToday = ({ today, decision }: DecidedAt, at: number): ContactDecision[] =>
  decision.activities
    .map(({ contacts }) => contacts[at] as ContactDecision)
    .filter(({ applies, relevantDate }) => applies && relevantDate === today);

/** Where the contact is expected, with what applies there: one of it was bought for the day and counts (D9, D10). */
const expectedAt = (places: readonly DecidedAt[], purchases: readonly Purchase[], at: number) =>
  places
    .map((place) => ({ ...place, activities: ofToday(place, at) }))
    .filter(({ today, activities }) =>
      activities.some((activity) =>
        purchases.some(
          ({ purchaseId, productDate }) => purchaseId === activity.purchases[0]?.purchaseId && productDate === today,
        ),
      ),
    );

/** Null of a household of which nobody is expected. */
export function expectedOf(household: Household, places: readonly DecidedAt[]): Expected | null {
  const days = new Set(places.map(({ today }) => today));
  const purchases = household.purchases.filter(({ productDate }) => productDate !== null && days.has(productDate));
  if (purchases.length === 0) return null;
  const waiting = new Map<string, { taskName: string; locationId: number; people: number }>();
  let [people, ready] = [0, 0];
  for (const at of household.contacts.keys()) {
    const where = expectedAt(places, purchases, at);
    if (where.length === 0) continue;
    people += 1;
    const tasks = where.flatMap(({ today, locationId, activities }) =>
      activities.flatMap((activity) =>
        activity.tasks.filter((task) => isMissing(task, today)).map((task) => ({ ...task, locationId })),
      ),
    );
    // Of one name they are one, whatever activity or location asks; what is set later counts, hence the first last.
    const missing = [...new Map(tasks.reverse().map((task) => [task.taskName, task])).values()];
    if (missing.length === 0) ready += 1;
    for (const { taskName, locationId } of missing) {
      const key = `${locationId} ${taskName}`;
      waiting.set(key, { taskName, locationId, people: (waiting.get(key)?.people ?? 0) + 1 });
    }
  }
  return people === 0 ? null : { people, ready, waiting: [...waiting.values()] };
}
