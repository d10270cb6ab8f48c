import { canCompleteList, canSkip, type SequenceTask } from './sequence';

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

test('skip: only optional and not complete', () => {
  expect(canSkip(optional)).toBe(true);
  expect(canSkip(open)).toBe(false);
  expect(canSkip({ ...optional, isComplete: true })).toBe(false);
});
