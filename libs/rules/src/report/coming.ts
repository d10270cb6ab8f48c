import type { TaskTypeId } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { ContactDecision, Eligibility, TaskDecision } from '../eligibility/decision';
import type { Household, Purchase } from '../records/household';

/** What was decided of a household at a location, on the day that it is there. */
export interface DecidedAt {
  readonly locationId: number;
  readonly today: Day;
  readonly decision: Eligibility;
}

/** Where somebody comes on the day, with what applies to them there. */
export interface ComesTo extends Omit<DecidedAt, 'decision'> {
  readonly activities: readonly ContactDecision[];
}

export interface MissingTask extends TaskDecision {
  readonly locationId: number;
}

/** What was bought for an earlier day asks today as well (D9), but is not what somebody comes for. */
const isOfToday = ({ isAsked, reason }: TaskDecision, today: Day): boolean =>
  isAsked && !(reason.productDate && reason.productDate < today);

const isMissing = (task: TaskDecision, today: Day): boolean =>
  isOfToday(task, today) && !task.isComplete && !task.isOptional;

/** What applies to a contact on the day itself: bought for it, or good on any; a later visit has time (D64). */
const ofToday = ({ today, decision }: DecidedAt, at: number): ContactDecision[] =>
  decision.activities
    .map(({ contacts }) => contacts[at] as ContactDecision)
    .filter(({ applies, relevantDate }) => applies && relevantDate === today);

/** The purchases for one of these days. */
export const boughtFor = (days: readonly Day[], { purchases }: Household): Purchase[] =>
  purchases.filter(({ productDate }) => productDate !== null && days.includes(productDate));

/** Where a contact, by its place in the household, is expected: one of `purchases` was bought for the day there and counts (D9, D10). */
export function comesTo(places: readonly DecidedAt[], purchases: readonly Purchase[], at: number): ComesTo[] {
  return places
    .map((place) => ({ locationId: place.locationId, today: place.today, activities: ofToday(place, at) }))
    .filter(({ today, activities }) =>
      activities.some((activity) =>
        purchases.some(
          ({ purchaseId, productDate }) => purchaseId === activity.purchases[0]?.purchaseId && productDate === today,
        ),
      ),
    );
}

/** What keeps them from being ready. Of one name tasks are one, whatever activity or location asks; that of the first stands. */
export function missingOf(where: readonly ComesTo[]): MissingTask[] {
  const tasks = where.flatMap(({ today, locationId, activities }) =>
    activities.flatMap((activity) =>
      activity.tasks.filter((task) => isMissing(task, today)).map((task) => ({ ...task, locationId })),
    ),
  );
  // What is set later counts, hence the first last.
  return [...new Map(tasks.reverse().map((task) => [task.taskName, task])).values()];
}

/** Whether what is asked of a type, an optional task too, is done; null: none is asked (D81, D82). */
export function profileState({ today, activities }: ComesTo, taskTypeId: TaskTypeId): 'open' | 'done' | null {
  let state: 'done' | null = null;
  for (const { tasks } of activities)
    for (const task of tasks) {
      if (task.taskTypeId !== taskTypeId || !isOfToday(task, today)) continue;
      if (!task.isComplete) return 'open';
      state = 'done';
    }
  return state;
}
