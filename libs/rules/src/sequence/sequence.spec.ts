import fc from 'fast-check';
import { canCompleteList, canSkip, nextTaskIndex, nextTaskType, type SequenceTask } from './sequence';

const open: SequenceTask = { isComplete: false, isOptional: false, isReadOnly: false };
const done: SequenceTask = { isComplete: true, isOptional: false, isReadOnly: true };
const optional: SequenceTask = { isComplete: false, isOptional: true, isReadOnly: true };

test('the Complete button: every task complete or optional, and none being edited', () => {
  expect(canCompleteList([done, optional])).toBe(true);
  expect(canCompleteList([])).toBe(true);
  expect(canCompleteList([done, open])).toBe(false);
  expect(canCompleteList([done, { ...done, isReadOnly: false }])).toBe(false);
  expect(canCompleteList([{ ...optional, isReadOnly: false }])).toBe(false);
});

test('the next contact to open: the following one first, then from the start, skipped ones never', () => {
  expect(nextTaskIndex([done, open, open])).toBe(1);
  expect(nextTaskIndex([open, done, open], 1)).toBe(2);
  expect(nextTaskIndex([open, done, done], 1)).toBe(0);
  expect(nextTaskIndex([done, { ...optional, isSkipped: true }])).toBe(-1);
  expect(nextTaskIndex([])).toBe(-1);
});

test('skip: only optional and not complete', () => {
  expect(canSkip(optional)).toBe(true);
  expect(canSkip(open)).toBe(false);
  expect(canSkip({ ...optional, isComplete: true })).toBe(false);
});

test('task types follow their order, skip what is absent, and end', () => {
  expect(nextTaskType([4, 1, 3], null)).toBe(1);
  expect(nextTaskType([4, 1, 3], 1)).toBe(3);
  expect(nextTaskType([4, 1, 3], 3)).toBe(4);
  expect(nextTaskType([4, 1, 3], 4)).toBeNull();
  expect(nextTaskType([], null)).toBeNull();
});

test('walking through the types visits each present one once', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4]), (present) => {
      const visited: number[] = [];
      for (let type = nextTaskType(present, null); type !== null; type = nextTaskType(present, type)) visited.push(type);
      expect(visited).toEqual(present);
    }),
  );
});
