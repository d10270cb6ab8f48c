import type { ContactTask, Grouping } from '@arrival/contracts';
import { inThisCheckIn } from './grouping-query';

const skippedBefore = { id: '1.1.3.2', isComplete: false, isReadOnly: true, isSkipped: true };
const open = { id: '1.1.4.2', isComplete: false, isReadOnly: false, isSkipped: false };
const done = { id: '1.1.2.2', isComplete: true, isReadOnly: true, isSkipped: false };
const grouping = {
  waiverContactTasks: [],
  rentalProfileContactTasks: [done],
  childRegistrationContactTasks: [skippedBefore],
  photoContactTasks: [open],
} as unknown as Grouping;
const states = ({ rentalProfileContactTasks, childRegistrationContactTasks, photoContactTasks }: Grouping) =>
  [rentalProfileContactTasks[0], childRegistrationContactTasks[0], photoContactTasks[0]].map(
    (task: ContactTask | undefined) =>
      task?.isComplete ? 'done' : task?.isSkipped && task.isReadOnly ? 'skipped' : 'open',
  );

test('a skip of an earlier check-in is open again', () => {
  expect(states(inThisCheckIn(grouping, []))).toEqual(['done', 'open', 'open']);
});

test('what was skipped in this check-in stays skipped, unless it was finished since', () => {
  expect(states(inThisCheckIn(grouping, [skippedBefore.id, open.id, done.id]))).toEqual(['done', 'skipped', 'skipped']);
});
