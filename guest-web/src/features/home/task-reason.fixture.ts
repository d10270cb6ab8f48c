import type { TaskReason } from '@arrival/contracts';

/** A waiver that is asked and open; each spec states only what it is about. */
export const reasonOf = (changes: Partial<TaskReason> = {}): TaskReason => ({
  code: 'requiredByActivity',
  taskId: 1,
  taskName: 'Season waiver',
  taskTypeId: 1,
  isAsked: true,
  isOptional: false,
  isComplete: false,
  isSkipped: false,
  ...changes,
});
