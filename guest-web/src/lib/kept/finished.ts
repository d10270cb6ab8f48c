import type { ActivityContact, ContactActivity, ContactTask, Grouping, TaskReason } from '@arrival/contracts';
import { mapContactTasks } from '../checkin/grouping-query';
import { withStored } from '../checkin/stored';
import type { Entry } from './entry';

/** Where the picture of a photo that has not gone up yet is found among the pictures in memory. */
export const keptPicture = ({ key }: Pick<Entry, 'key'>): string => `/kept/${key}`;

/** The contact task as the server will answer it, as far as it can be known here. */
export function finishedTask(entry: Entry): ContactTask {
  const { task, body, upload } = entry;
  const isSkipped = body.isSkipped ?? false;
  const picture = upload && { imageUrl: keptPicture(entry) };
  return {
    ...task,
    contact: { ...task.contact, ...picture },
    relatedObject: isSkipped ? task.relatedObject : { ...task.relatedObject, ...body.relatedObject, ...picture },
    isComplete: !isSkipped,
    isReadOnly: true,
    isSkipped,
  } as ContactTask;
}

/** What waits on this phone is done for the guest. */
export const groupingWith = (grouping: Grouping, waiting: readonly Entry[]): Grouping =>
  waiting.reduce((after, entry) => withStored(after, finishedTask(entry), entry.contactIds), grouping);

/** Not taken: open again, as it was before. */
export const reopened = (grouping: Grouping, { task, contactIds }: Entry): Grouping =>
  mapContactTasks(grouping, (one) =>
    one.taskId === task.taskId && contactIds.includes(one.contact.contactId)
      ? { ...one, isComplete: false, isReadOnly: false, isSkipped: false }
      : one,
  );

/** Which task is done, or skipped, and for whom. */
export interface Finished {
  task: Pick<ContactTask, 'taskId'>;
  contactIds: readonly number[];
  body: Pick<Entry['body'], 'isSkipped'>;
}

/** The same for home and the completion page: of what waits on this phone, and of what the server has stored since they were read. */
export const activitiesWith = (
  activities: readonly ContactActivity[],
  finished: readonly Finished[],
): ContactActivity[] =>
  activities.map((activity) => ({
    ...activity,
    contacts: activity.contacts.map((person) => personWith(person, finished)),
  }));

function personWith(person: ActivityContact, finished: readonly Finished[]): ActivityContact {
  const own = finished.filter(({ contactIds }) => contactIds.includes(person.contactId));
  if (own.length === 0) return person;
  const reasons = person.reasons.map((reason) => reasonWith(reason, own));
  const asked = reasons.filter(({ isAsked }) => isAsked);
  return {
    ...person,
    reasons,
    tasksComplete: asked.filter(({ isComplete }) => isComplete).length,
    isCheckInComplete: asked.every(({ isComplete, isOptional }) => isComplete || isOptional),
  };
}

function reasonWith(reason: TaskReason, own: readonly Finished[]): TaskReason {
  const entry = own.findLast(({ task }) => task.taskId === reason.taskId);
  if (!entry || !reason.isAsked) return reason;
  return entry.body.isSkipped ? { ...reason, isSkipped: true } : { ...reason, isComplete: true };
}
