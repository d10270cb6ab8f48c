import type { ContactTask, Grouping } from '@arrival/contracts';
import { mapContactTasks } from './grouping-query';

/** It came in after the day for which it was finished (D70): it is asked again. */
const hasRunOut = ({ isComplete, isSkipped, reason }: ContactTask): boolean =>
  !isComplete && !isSkipped && reason.state === 'expired';

/** The grouping after the server has stored a completion: its answer takes the task's place; a consolidated one finishes the others too (D21). */
export function withStored(grouping: Grouping, answer: ContactTask, contactIds: readonly number[]): Grouping {
  const isReadOnly = !hasRunOut(answer);
  return mapContactTasks(grouping, <T extends ContactTask>(task: T): T => {
    // A new photo is the member's face in every task.
    if (task.taskId !== answer.taskId)
      return task.contact.contactId === answer.contact.contactId ? { ...task, contact: answer.contact } : task;
    if (task.id === answer.id) return { ...task, ...(answer as T), isReadOnly };
    return contactIds.includes(task.contact.contactId)
      ? { ...task, isComplete: answer.isComplete, isReadOnly, isSkipped: false }
      : task;
  });
}
