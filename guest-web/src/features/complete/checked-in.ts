import type { ActivityContact, ContactActivity } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import type { CheckInSelection } from '../../lib/checkin/selection';

export interface CheckedIn {
  activityName: string;
  /** Those who have finished. */
  people: readonly ActivityContact[];
  /** Those of the selection for whom something required is still open here. */
  unfinished: readonly ActivityContact[];
  /** What nobody can do in the app, and for whom (D55, D65). */
  desk: readonly DeskTask[];
}

export interface DeskTask {
  taskId: number;
  taskName: string;
  people: ActivityContact[];
}

const requiredOpen = ({ reasons }: ActivityContact) =>
  reasons.filter(({ isAsked, isOptional, isComplete }) => isAsked && !isOptional && !isComplete);

/** Task by task, each with those who need it. */
function deskTasks(people: readonly ActivityContact[]): DeskTask[] {
  const tasks = new Map<number, DeskTask>();
  for (const person of people) {
    for (const { taskId, taskName } of requiredOpen(person).filter(isAtDesk)) {
      const task = tasks.get(taskId) ?? { taskId, taskName, people: [] };
      task.people.push(person);
      tasks.set(taskId, task);
    }
  }
  return [...tasks.values()];
}

/** Who has finished: of those just selected, or, for a link opened later, of the whole family. */
export function checkedIn(activities: readonly ContactActivity[], selection: CheckInSelection | undefined): CheckedIn {
  const asked = (activity: ContactActivity) => activity.contacts.filter((contact) => contact.tasksTotal > 0);
  const activity =
    activities.find((item) => item.id === selection?.activityId) ?? activities.find((item) => asked(item).length > 0);
  const family = activity ? asked(activity) : [];
  const chosen = family.filter((contact) => selection?.contactIds.includes(contact.contactId));
  const shown = chosen.length > 0 ? chosen : family;
  return {
    activityName: activity?.name ?? '',
    people: shown.filter((contact) => contact.isCheckInComplete),
    unfinished: chosen.filter((contact) => requiredOpen(contact).some((reason) => !isAtDesk(reason))),
    desk: deskTasks(shown),
  };
}
