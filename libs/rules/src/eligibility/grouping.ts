import { type TaskReason, type TaskTypeId, taskTypeOrder } from '@arrival/contracts';
import type { ContactId } from './household';
import type { Eligibility, TaskDecision } from './types';

/** What the chosen contacts are asked in one activity, by task type (D19). */
export interface TaskGrouping {
  /** Types with at least one contact task, in their order (D12). */
  taskTypeIds: readonly TaskTypeId[];
  /** Per type: task by task, and within a task contact by contact in the household's order. */
  tasks: Readonly<Record<TaskTypeId, readonly TaskDecision[]>>;
}

/** The asked tasks, done ones included (they show read-only); tasks that are not asked are left out. */
export function groupTasks(eligibility: Eligibility, activityId: number, contactIds: readonly ContactId[]): TaskGrouping {
  const tasks: Record<TaskTypeId, TaskDecision[]> = { 1: [], 2: [], 3: [], 4: [] };
  const contacts = eligibility.activities
    .find((activity) => activity.activityId === activityId)
    ?.contacts.filter((contact) => contactIds.includes(contact.contactId));
  const count = Math.max(0, ...(contacts ?? []).map((contact) => contact.tasks.length));
  for (let index = 0; index < count; index += 1) {
    for (const contact of contacts ?? []) {
      const task = contact.tasks[index];
      if (task?.isAsked) tasks[task.taskTypeId as TaskTypeId].push(task);
    }
  }
  return { taskTypeIds: taskTypeOrder.filter((id) => tasks[id].length > 0), tasks };
}

/** One decision as it travels in `reasons` (D18). */
export function taskReasonOf(task: TaskDecision): TaskReason {
  const { taskId, taskName, taskTypeId, isAsked, isOptional, isComplete, isSkipped } = task;
  return { ...task.reason, taskId, taskName, taskTypeId, isAsked, isOptional, isComplete, isSkipped };
}
