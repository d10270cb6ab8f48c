import type { ActivityContact, ContactActivity } from '@arrival/contracts';
import type { CheckInSelection } from '../../lib/checkin/selection';

export interface CheckedIn {
  activityName: string;
  /** Those who have finished. */
  people: readonly ActivityContact[];
  /** Those of the selection for whom something required is still open. */
  unfinished: readonly ActivityContact[];
}

/** Who has finished: of those just selected, or, for a link opened later, of the whole family. */
export function checkedIn(activities: readonly ContactActivity[], selection: CheckInSelection | undefined): CheckedIn {
  const asked = (activity: ContactActivity) => activity.contacts.filter((contact) => contact.tasksTotal > 0);
  const activity = activities.find((item) => item.id === selection?.activityId) ?? activities.find((item) => asked(item).length > 0);
  const family = activity ? asked(activity) : [];
  const chosen = family.filter((contact) => selection?.contactIds.includes(contact.contactId));
  const shown = chosen.length > 0 ? chosen : family;
  return {
    activityName: activity?.name ?? '',
    people: shown.filter((contact) => contact.isCheckInComplete),
    unfinished: chosen.filter((contact) => !contact.isCheckInComplete),
  };
}
