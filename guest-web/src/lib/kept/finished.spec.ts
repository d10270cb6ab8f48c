import type { ActivityContact, ContactActivity, ContactTask, Grouping } from '@arrival/contracts';
import type { Entry } from './entry';
import { activitiesWith, finishedTask, reopened } from './finished';

type Reason = ActivityContact['reasons'][number];
const asked = (taskId: number, more: Partial<Reason> = {}) =>
  ({ taskId, isAsked: true, isComplete: false, isOptional: false, isSkipped: false, ...more }) as Reason;
const mia = (...reasons: Reason[]) =>
  [
    { contacts: [{ contactId: 2, reasons, tasksComplete: 0, isCheckInComplete: false }] },
  ] as unknown as ContactActivity[];
const finished = (taskId: number, isSkipped?: boolean) => ({
  task: { taskId },
  contactIds: [2],
  body: isSkipped === undefined ? {} : { isSkipped },
});
const seen = (activities: readonly ContactActivity[]) => {
  const { tasksComplete, isCheckInComplete, reasons } = activities[0]!.contacts[0]!;
  return {
    tasksComplete,
    isCheckInComplete,
    reasons: reasons.map(({ isComplete, isSkipped }) => [isComplete, isSkipped]),
  };
};

test('somebody is through with the last required task that waits here, and not before', () => {
  const both = mia(asked(1), asked(2));
  expect(seen(activitiesWith(both, [finished(1)]))).toMatchObject({ tasksComplete: 1, isCheckInComplete: false });
  expect(seen(activitiesWith(both, [finished(1), finished(2)]))).toMatchObject({
    tasksComplete: 2,
    isCheckInComplete: true,
  });
});

test('an optional task keeps nobody, skipped or not', () => {
  const one = mia(asked(1), asked(2, { isOptional: true }));
  expect(seen(activitiesWith(one, [finished(1)])).isCheckInComplete).toBe(true);
  expect(seen(activitiesWith(one, [finished(2, true)]))).toEqual({
    tasksComplete: 0,
    isCheckInComplete: false,
    reasons: [
      [false, false],
      [false, true],
    ],
  });
});

test('what nobody asks is neither done nor counted by it, and other people stay as they are', () => {
  const notAsked = mia(asked(1), asked(2, { isAsked: false }));
  expect(seen(activitiesWith(notAsked, [finished(2)]))).toMatchObject({
    tasksComplete: 0,
    reasons: [
      [false, false],
      [false, false],
    ],
  });
  const doneBefore = mia(asked(1), asked(2, { isAsked: false, isComplete: true }));
  expect(seen(activitiesWith(doneBefore, [finished(1)])).tasksComplete).toBe(1);
  const others = mia(asked(1));
  expect(activitiesWith(others, [{ ...finished(1), contactIds: [3] }])).toEqual(others);
});

test('of two entries for one task the later counts', () => {
  expect(seen(activitiesWith(mia(asked(1, { isOptional: true })), [finished(1, true), finished(1)]))).toMatchObject({
    tasksComplete: 1,
  });
});

test('a task that waits is done and closed, a skipped one is skipped and keeps what is on file', () => {
  const task = { taskId: 1, contact: {}, relatedObject: { shoeSize: '38' } } as unknown as ContactTask;
  const entry = (body: object) => ({ key: 'k', task, body, contactIds: [2], drafts: [] }) as unknown as Entry;
  expect(finishedTask(entry({ relatedObject: { shoeSize: '40' } }))).toMatchObject({
    isComplete: true,
    isReadOnly: true,
    isSkipped: false,
    relatedObject: { shoeSize: '40' },
  });
  expect(finishedTask(entry({ isSkipped: true, relatedObject: { shoeSize: '40' } }))).toMatchObject({
    isComplete: false,
    isReadOnly: true,
    isSkipped: true,
    relatedObject: { shoeSize: '38' },
  });
});

test('what was refused is open again for those whom it was for, and for nobody else', () => {
  const done = (taskId: number, contactId: number) =>
    ({
      taskId,
      contact: { contactId },
      isComplete: true,
      isReadOnly: true,
      isSkipped: false,
    }) as unknown as ContactTask;
  const grouping = {
    waiverContactTasks: [done(1, 2), done(1, 3)],
    rentalProfileContactTasks: [done(4, 2)],
    childRegistrationContactTasks: [],
    photoContactTasks: [],
  } as unknown as Grouping;
  const entry = { task: { taskId: 1 }, contactIds: [2] } as unknown as Entry;
  const { waiverContactTasks, rentalProfileContactTasks } = reopened(grouping, entry);
  expect([...waiverContactTasks, ...rentalProfileContactTasks]).toMatchObject([
    { isComplete: false, isReadOnly: false, isSkipped: false },
    { isComplete: true, isReadOnly: true },
    { isComplete: true, isReadOnly: true },
  ]);
});
