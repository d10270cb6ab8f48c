import type { ContactTask } from '@arrival/contracts';
import { linesAround } from './lines';

const task = (id: string, isComplete: boolean, isReadOnly: boolean) =>
  ({ id, contact: {}, isComplete, isReadOnly }) as unknown as ContactTask;

const nothing = () => false;

test('who is through, who skipped, and who is to come', () => {
  const tasks = [task('1', true, true), task('2', false, true), task('3', false, false), task('4', false, false)];
  const { finished, waiting } = linesAround(tasks, tasks[3], nothing);
  expect(finished.map((line) => line.state)).toEqual(['done', 'skipped']);
  expect(waiting.map((line) => line.state)).toEqual(['waiting']);
});

test('a valid profile that may be changed here is not called incomplete (D11)', () => {
  const { waiting } = linesAround([task('1', true, false)], undefined, nothing);
  expect(waiting).toMatchObject([{ state: 'done' }]);
});

test('required answers that have no group in the chart are the shop’s, not skipped (D56)', () => {
  const left = { ...task('1', false, true), taskTypeId: 2, isOptional: false, isSkipped: true } as ContactTask;
  const states = (tasks: ContactTask[]) => linesAround(tasks, undefined, nothing).finished.map((line) => line.state);
  expect(states([left, { ...left, isOptional: true }])).toEqual(['atShop', 'skipped']);
});

test('what is only on this phone is told as that, where it is done', () => {
  const { finished } = linesAround([task('1', true, true), task('2', false, true)], undefined, () => true);
  expect(finished.map(({ isKept }) => isKept)).toEqual([true, false]);
});
