import type { Grouping } from '@arrival/contracts';
import { scopeOf } from './check-in-scope';

const task = (taskId: number) => ({ taskId, task: { name: '' } });
const grouping = {
  waiverContactTasks: [task(1)],
  rentalProfileContactTasks: [task(5)],
  childRegistrationContactTasks: [],
  photoContactTasks: [task(9)],
} as unknown as Grouping;
const selection = { locationId: 1, activityId: 1, contactIds: [7, 8] };

test('from home through every task to the completion page', () => {
  const scope = scopeOf(selection);
  expect(scope.stepsOf(grouping).map(({ taskId }) => taskId)).toEqual([1, 5, 9]);
  expect([scope.back, scope.end]).toEqual(['/home', '/checkinComplete']);
});

test('from the profile area through the one task, and back to the member', () => {
  const scope = scopeOf({ ...selection, contactIds: [7], onlyTaskId: 5 });
  expect(scope.stepsOf(grouping).map(({ taskId }) => taskId)).toEqual([5]);
  expect([scope.back, scope.end]).toEqual(['/profile/7', '/profile/7']);
});
