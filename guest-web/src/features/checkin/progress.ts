import { type ContactTask, taskTypeIds } from '@arrival/contracts';
import { isAtDesk, isStepFinished, type Step } from '@arrival/rules';
import { path } from '../../words/checkin';
import { useWords } from '../../words/words';

export interface Progress {
  value: number;
  max: number;
  /** The step in hand, counted from 1. */
  task: number;
  /** Where each has a turn of their own: whose it is, of how many. */
  person?: number;
  people?: number;
}

/** The line grows with every person, so that a nine-member family sees it move. */
export function progressOf(steps: readonly Step[], step: Step | undefined, inHand: ContactTask | undefined): Progress {
  const index = step ? steps.indexOf(step) : steps.length;
  const people = step?.contactTasks ?? [];
  const finished = people.filter((task) => task.isReadOnly).length;
  const done = steps.filter(isStepFinished).length;
  const share = step && !isStepFinished(step) && people.length > 0 ? finished / people.length : 0;
  const isEachInTurn =
    inHand !== undefined &&
    people.length > 1 &&
    !people.some(({ reason }) => isAtDesk(reason)) &&
    !(inHand.taskTypeId === taskTypeIds.waiver && inHand.task.consolidateWaivers);
  return {
    value: done + share,
    max: steps.length,
    task: Math.min(index + 1, steps.length),
    ...(isEachInTurn && { person: people.indexOf(inHand) + 1, people: people.length }),
  };
}

/** "Task 2 of 4, person 1 of 3" */
export function useProgressWords({ task, max, person, people }: Progress): string {
  const words = useWords(path);
  return person === undefined || people === undefined
    ? words.task({ task, tasks: max })
    : words.taskAndPerson({ task, tasks: max, person, people });
}
