import type { ContactTask } from '@arrival/contracts';
import { linesAround } from './lines';

const task = (id: string, isComplete: boolean, isReadOnly: boolean) =>
  ({ id, contact: {}, isComplete, isReadOnly }) as unknown as ContactTask;
const words = { waiting: 'Not Completed' };

test('who is through, who skipped, and whose turn is to come', () => {
  const tasks = [task('1', true, true), task('2', false, true), task('3', false, false), task('4', false, false)];
  const { finished, waiting } = linesAround(tasks, tasks[3], words);
  expect(finished.map((line) => line.words)).toEqual(['Done', 'Skipped']);
  expect(waiting.map((line) => line.words)).toEqual(['Not Completed']);
});

test('a valid profile that may be changed here is not called incomplete (D11)', () => {
  const { waiting } = linesAround([task('1', true, false)], undefined, words);
  expect(waiting).toMatchObject([{ state: 'done', words: 'Done' }]);
});
