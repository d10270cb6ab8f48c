import type { ContactTask, ReasonCode } from '@arrival/contracts';
import type { Step } from '@arrival/rules';
import { progressOf } from './progress';

const taskOf = (id: string, code: ReasonCode, consolidateWaivers = false) =>
  ({
    id,
    taskTypeId: 1,
    task: { consolidateWaivers },
    isReadOnly: false,
    reason: { code, source: 'activity' },
  }) as unknown as ContactTask;

const personIn = (...contactTasks: ContactTask[]) => {
  const step = { taskTypeId: 1, contactTasks } as unknown as Step;
  return progressOf([step], step, contactTasks[0]).person;
};

test('where each has a turn, it says whose it is; one signature for all and what is at the desk are nobody’s turn', () => {
  expect(personIn(taskOf('1', 'requiredByActivity'), taskOf('2', 'requiredByActivity'))).toBe(1);
  expect(personIn(taskOf('1', 'requiredByActivity', true), taskOf('2', 'requiredByActivity', true))).toBeUndefined();
  expect(personIn(taskOf('1', 'waiverNoText'), taskOf('2', 'waiverNoText'))).toBeUndefined();
  expect(personIn(taskOf('1', 'requiredByActivity'))).toBeUndefined();
});
