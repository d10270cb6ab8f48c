import type { ActivityContact, ContactActivity } from '@arrival/contracts';
import { checkedIn } from './checked-in';

const person = (contactId: number, isCheckInComplete: boolean, tasksTotal = 2) =>
  ({ contactId, isCheckInComplete, tasksTotal }) as ActivityContact;
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

test('opened later, it shows everybody who is ready', () => {
  expect(ids(checkedIn([lesson], undefined).people)).toEqual([1, 3]);
});

test('nobody ready means nobody', () => {
  expect(checkedIn([], undefined).people).toEqual([]);
});
