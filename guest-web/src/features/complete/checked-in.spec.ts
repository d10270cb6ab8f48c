import type { ActivityContact, ContactActivity, TaskReason } from '@arrival/contracts';
import { checkedIn } from './checked-in';

const reason = (over: Partial<TaskReason>) =>
  ({
    taskId: 1,
    taskName: 'Waiver',
    isAsked: true,
    isComplete: false,
    source: 'activity',
    code: 'requiredByActivity',
    ...over,
  }) as TaskReason;
const person = (
  contactId: number,
  isCheckInComplete: boolean,
  tasksTotal = 2,
  reasons = isCheckInComplete ? [] : [reason({})],
) => ({ contactId, isCheckInComplete, tasksTotal, reasons }) as unknown as ActivityContact;
const lesson = {
  id: 5,
  name: 'Lesson',
  contacts: [person(1, true), person(2, false), person(3, true), person(4, true, 0)],
} as unknown as ContactActivity;

const ids = (people: readonly ActivityContact[]) => people.map((entry) => entry.contactId);

test('shows those who were selected and have finished, and names who has not', () => {
  const result = checkedIn([lesson], { locationId: 1, activityId: 5, contactIds: [1, 2] });
  expect(ids(result.people)).toEqual([1]);
  expect(ids(result.unfinished)).toEqual([2]);
  expect(result.activityName).toBe('Lesson');
});

test('who has only the desk left is neither finished nor sent back; the desk lists what and whom (D55, D65)', () => {
  const noText = reason({ taskId: 8, taskName: 'Race entry', code: 'waiverNoText' });
  const ended = reason({ taskId: 9, taskName: 'Summer release', code: 'waiverEnded' });
  const contacts = [person(1, false, 2, [noText, ended]), person(2, false, 2, [noText, reason({})]), person(3, true)];
  const result = checkedIn([{ ...lesson, contacts }], { locationId: 1, activityId: 5, contactIds: [1, 2, 3] });
  expect(ids(result.people)).toEqual([3]);
  expect(ids(result.unfinished)).toEqual([2]);
  expect(result.desk.map(({ taskName, people }) => [taskName, ids(people)])).toEqual([
    ['Race entry', [1, 2]],
    ['Summer release', [1]],
  ]);
});

test('what is optional keeps nobody at the desk', () => {
  const offer = reason({ code: 'waiverNoText', isOptional: true });
  expect(checkedIn([{ ...lesson, contacts: [person(1, true, 1, [offer])] }], undefined).desk).toEqual([]);
});

test('opened later, it shows everybody who is ready', () => {
  expect(ids(checkedIn([lesson], undefined).people)).toEqual([1, 3]);
});

test('nobody ready means nobody', () => {
  expect(checkedIn([], undefined).people).toEqual([]);
});
