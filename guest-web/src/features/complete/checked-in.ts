import {
  type ActivityContact,
  type ContactActivity,
  type ReasonCode,
  type TaskReason,
  taskTypeIds,
} from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import type { CheckInSelection } from '../../lib/checkin/selection';

export type FaceState = 'ready' | 'desk' | 'shop' | 'confirming' | 'open';

/** Is this waiver signed with a partner, who has not said so yet (D42)? */
export type IsConfirming = (contactId: number, taskId: number) => boolean;

/** Were these answers left to the rental shop in this check-in (D56)? */
export type WasLeft = (contactId: number, taskId: number) => boolean;

export interface Face {
  person: ActivityContact;
  state: FaceState;
}

export interface CheckedIn {
  activityName: string;
  /** Whose pass it is, in the family's order. */
  faces: readonly Face[];
  /** Those who have finished. */
  people: readonly ActivityContact[];
  /** Those of the selection for whom something required is still open here. */
  unfinished: readonly ActivityContact[];
  /** Those for whom all that they could do is signed, and is being confirmed. */
  confirming: readonly ActivityContact[];
  /** What nobody can do in the app, and for whom (D55, D65). */
  desk: readonly DeskTask[];
  /** Those for whom only the rental shop is left. */
  atShop: readonly ActivityContact[];
  /** Whose rental profile is at the shop, or is made there. */
  renting: readonly ActivityContact[];
  /** What counts for today alone, while the visit is on a later day. */
  again: readonly TaskOfDay[];
  /** The nearest day of what was bought; today when no day is known. */
  day: string;
}

export interface DeskTask {
  taskId: number;
  taskName: string;
  code: ReasonCode;
  people: ActivityContact[];
}

const requiredOpen = ({ reasons }: ActivityContact) =>
  reasons.filter(({ isAsked, isOptional, isComplete }) => isAsked && !isOptional && !isComplete);

const isOverBy = ({ code, taskTypeId, isComplete, validUntil }: TaskReason, day: string): boolean =>
  code === 'signedForToday' || (taskTypeId === taskTypeIds.waiver && isComplete && !!validUntil && validUntil < day);

export interface TaskOfDay {
  taskId: number;
  taskName: string;
  day: string;
}

/**
 * Waivers of one day (D64), and of children who come of age before the visit (D22), that are asked anew on its day, the nearest one of each: whoever
 * comes early may not be ready then.
 */
function signedAgain(people: readonly ActivityContact[], today: string): TaskOfDay[] {
  const tasks = new Map<number, TaskOfDay>();
  for (const reason of people.flatMap(({ reasons }) => reasons)) {
    const { taskId, taskName, productDate: day } = reason;
    if (!day || day <= today || !isOverBy(reason, day)) continue;
    const known = tasks.get(taskId);
    if (known === undefined || day < known.day) tasks.set(taskId, { taskId, taskName, day });
  }
  return [...tasks.values()];
}

/** Task by task, each with those who need it. */
function deskTasks(people: readonly ActivityContact[]): DeskTask[] {
  const tasks = new Map<number, DeskTask>();
  for (const person of people) {
    for (const { taskId, taskName, code } of requiredOpen(person).filter(isAtDesk)) {
      const task = tasks.get(taskId) ?? { taskId, taskName, code, people: [] };
      task.people.push(person);
      tasks.set(taskId, task);
    }
  }
  return [...tasks.values()];
}

const isFitted = ({ taskTypeId, isAsked, isComplete }: TaskReason) =>
  taskTypeId === taskTypeIds.rentalProfile && isAsked && isComplete;

/** A day that is past when this is opened later is none to plan for (D64). */
function nearestDay(people: readonly ActivityContact[], today: string): string {
  const days = people.flatMap(({ reasons }) =>
    reasons.flatMap(({ isAsked, productDate }) => (isAsked && productDate) || []),
  );
  return days.filter((day) => day >= today).sort()[0] ?? today;
}

const isLeftToShop = ({ contactId }: ActivityContact, { taskTypeId, taskId }: TaskReason, wasLeft: WasLeft) =>
  taskTypeId === taskTypeIds.rentalProfile && wasLeft(contactId, taskId);

function stateOf(person: ActivityContact, isConfirming: IsConfirming, wasLeft: WasLeft): FaceState {
  if (person.isCheckInComplete) return 'ready';
  const open = requiredOpen(person);
  const elsewhere = open.filter((reason) => !isAtDesk(reason) && !isLeftToShop(person, reason, wasLeft));
  if (elsewhere.length === 0) return open.some(isAtDesk) ? 'desk' : 'shop';
  return elsewhere.every(({ taskId }) => isConfirming(person.contactId, taskId)) ? 'confirming' : 'open';
}

/** Who has something left that was bought besides for this visit, or for any day: a lesson done is not all while the skis are not. */
function withSomethingBoughtLeft(
  others: readonly ContactActivity[],
  day: string,
  isConfirming: IsConfirming,
  wasLeft: WasLeft,
): ReadonlySet<number> {
  const ofThisVisit = ({ source, productDate }: TaskReason) =>
    source === 'purchase' && (!productDate || productDate <= day);
  const left = others
    .flatMap(({ contacts }) => contacts)
    .filter((person) => requiredOpen(person).some(ofThisVisit) && stateOf(person, isConfirming, wasLeft) === 'open');
  return new Set(left.map(({ contactId }) => contactId));
}

/** Who has finished: of those just selected, or, for a link opened later, of the whole family. `today` is the location's. */
export function checkedIn(
  activities: readonly ContactActivity[],
  selection: CheckInSelection | undefined,
  today: string,
  isConfirming: IsConfirming = () => false,
  wasLeft: WasLeft = () => false,
): CheckedIn {
  const expected = ({ contacts }: ContactActivity) =>
    contacts.filter(({ tasksTotal, qrCode }) => tasksTotal > 0 || qrCode);
  const activity =
    activities.find((item) => item.id === selection?.activityId) ??
    activities.find((item) => expected(item).length > 0);
  const family = activity ? expected(activity) : [];
  const chosen = family.filter((contact) => selection?.contactIds.includes(contact.contactId));
  const shown = chosen.length > 0 ? chosen : family;
  const day = nearestDay(shown, today);
  const others = chosen.length > 0 ? activities.filter((item) => item !== activity) : [];
  const left = withSomethingBoughtLeft(others, day, isConfirming, wasLeft);
  const faces = shown.map((person): Face => {
    const state = stateOf(person, isConfirming, wasLeft);
    return { person, state: state === 'ready' && left.has(person.contactId) ? 'open' : state };
  });
  const inState = (wanted: FaceState) => faces.flatMap(({ person, state }) => (state === wanted ? [person] : []));
  return {
    activityName: activity?.name ?? '',
    // Who did not check in just now is not reminded of it here.
    faces: chosen.length > 0 ? faces : faces.filter(({ state }) => state !== 'open'),
    people: inState('ready'),
    unfinished: chosen.length > 0 ? inState('open') : [],
    confirming: inState('confirming'),
    desk: deskTasks(shown),
    atShop: inState('shop'),
    renting: shown.filter(
      (person) =>
        person.reasons.some(isFitted) || requiredOpen(person).some((reason) => isLeftToShop(person, reason, wasLeft)),
    ),
    again: signedAgain(shown, today),
    day,
  };
}
