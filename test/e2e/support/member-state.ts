import type { Grouping, MemberProfile } from '@arrival/contracts';
import type { Selection } from '../../support/answers';
import type { BrowserGuest } from '../../support/browser-guest';

/** What the server holds for one member. */
export async function memberOnFile(guest: BrowserGuest, contactId: number | undefined): Promise<MemberProfile> {
  return (await guest.call('GET', `/api/profile/contacts/${contactId}`)) as MemberProfile;
}

/** Contact tasks that are still open at the server, as `taskType.contactId`. */
export async function openTasks(
  guest: BrowserGuest,
  { locationId, activityId, contactIds }: Selection,
): Promise<string[]> {
  const path = `/api/tasks/ContactTaskGrouping/Location/${locationId}`;
  const grouping = (await guest.call('POST', path, { activityId, contactIds })) as Grouping;
  const tasks = [
    ...grouping.waiverContactTasks,
    ...grouping.rentalProfileContactTasks,
    ...grouping.childRegistrationContactTasks,
    ...grouping.photoContactTasks,
  ];
  return tasks.filter((task) => !task.isComplete).map((task) => `${task.taskTypeId}.${task.contact.contactId}`);
}
