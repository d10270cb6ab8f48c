/** What the sequence looks at of a contact task (spec §4). */
export interface SequenceTask {
  isComplete: boolean;
  isOptional: boolean;
  isReadOnly: boolean;
}

/** The Complete button shows only when every task in the list is (complete or optional) and read-only (spec §4). */
export function canCompleteList(tasks: readonly SequenceTask[]): boolean {
  return tasks.every((task) => (task.isComplete || task.isOptional) && task.isReadOnly);
}

/** Skip is offered only for an optional task without a complete profile (spec §4). */
export function canSkip(task: SequenceTask): boolean {
  return task.isOptional && !task.isComplete;
}
