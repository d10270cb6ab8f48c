import type { Contact, ContactTask } from '@arrival/contracts';
import { isLeftToShop } from './left-to-shop';

/** Somebody in a step's list of people. */
export interface PersonLine {
  id: string;
  contact: Contact;
  state: 'done' | 'skipped' | 'atShop' | 'waiting';
  /** Only on this phone yet: the resort does not have it. */
  isKept: boolean;
}

/** A valid profile that is open for editing (D11) is done: nobody is told that it is missing. */
function stateOf(task: ContactTask): PersonLine['state'] {
  const { isReadOnly, isComplete } = task;
  if (isComplete) return 'done';
  if (isLeftToShop(task)) return 'atShop';
  return isReadOnly ? 'skipped' : 'waiting';
}

/** Everybody but the person in hand, as folded lines: those who are through, and those who are to come. */
export function linesAround(
  tasks: readonly ContactTask[],
  inHand: ContactTask | undefined,
  isKept: (task: ContactTask) => boolean,
) {
  const others = tasks.filter((task) => task.id !== inHand?.id);
  const line = (task: ContactTask): PersonLine => {
    const state = stateOf(task);
    return { id: task.id, contact: task.contact, state, isKept: state === 'done' && isKept(task) };
  };
  return {
    finished: others.filter((task) => task.isReadOnly).map(line),
    waiting: others.filter((task) => !task.isReadOnly).map(line),
  };
}
