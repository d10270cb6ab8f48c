import { type ContactTask, taskTypeIds } from '@arrival/contracts';
import { isStepFinished, type Step } from '../../lib/checkin/steps';

export interface Progress {
  value: number;
  max: number;
  label: string;
}

/** "Task 2 of 4, person 1 of 3". The line grows with every person, so that a nine-member family sees it move. */
export function progressOf(steps: readonly Step[], step: Step | undefined, current: ContactTask | undefined): Progress {
  const index = step ? steps.indexOf(step) : steps.length;
  const people = step?.contactTasks ?? [];
  const finished = people.filter((task) => task.isReadOnly).length;
  const done = steps.filter(isStepFinished).length;
  const share = step && !isStepFinished(step) && people.length > 0 ? finished / people.length : 0;
  const task = `Task ${Math.min(index + 1, steps.length)} of ${steps.length}`;
  const isEachInTurn =
    current !== undefined && people.length > 1 && !(current.taskTypeId === taskTypeIds.waiver && current.task.consolidateWaivers);
  const person = isEachInTurn ? `, person ${people.indexOf(current) + 1} of ${people.length}` : '';
  return { value: done + share, max: steps.length, label: task + person };
}
