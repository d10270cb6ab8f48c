import type { TaskReason } from '@arrival/contracts';
import type { TaskDecision } from './decision';

/** One decision as it travels in `reasons` (D18). */
export function taskReasonOf(task: TaskDecision): TaskReason {
  const { taskId, taskName, taskTypeId, isAsked, isOptional, isComplete, isSkipped } = task;
  return { ...task.reason, taskId, taskName, taskTypeId, isAsked, isOptional, isComplete, isSkipped };
}
