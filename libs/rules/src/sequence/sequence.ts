import { type TaskTypeId, taskTypeOrder } from '@arrival/contracts';

/** What the sequence looks at of a contact task (spec §4). */
export interface SequenceTask {
  isComplete: boolean;
  isOptional: boolean;
  isReadOnly: boolean;
  isSkipped?: boolean;
}

/** The Complete button shows only when every task in the list is (complete or optional) and read-only (spec §4). */
export function canCompleteList(tasks: readonly SequenceTask[]): boolean {
  return tasks.every((task) => (task.isComplete || task.isOptional) && task.isReadOnly);
}

function isToDo(task: SequenceTask): boolean {
  return !task.isComplete && task.isSkipped !== true;
}

/** The next contact task to open: the first to do after `after`, then from the start; −1 when nothing is left (spec §4). */
export function nextTaskIndex(tasks: readonly SequenceTask[], after = -1): number {
  const later = tasks.findIndex((task, index) => index > after && isToDo(task));
  return later >= 0 ? later : tasks.findIndex(isToDo);
}

/** Skip is offered only for an optional task without a complete profile (spec §4). */
export function canSkip(task: SequenceTask): boolean {
  return task.isOptional && !task.isComplete;
}

/**
 * The task type after `current` among those present, in the order of D12; the first one without `current`; null after the last: the guest
 * is sent to the completion page (spec §4).
 */
export function nextTaskType(present: readonly number[], current: number | null): TaskTypeId | null {
  const start = current === null ? 0 : taskTypeOrder.indexOf(current as TaskTypeId) + 1;
  return taskTypeOrder.slice(start).find((id) => present.includes(id)) ?? null;
}
