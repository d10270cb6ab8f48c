import type { TaskReason, TaskTypeId } from '@arrival/contracts';

/** What a guest calls a task: by its kind, or by its own name where there is another of the kind. */
export function taskName(
  kinds: Readonly<Record<TaskTypeId, string>>,
  task: TaskReason,
  all: readonly TaskReason[],
): string {
  const isAlone = all.every(({ taskId, taskTypeId }) => taskId === task.taskId || taskTypeId !== task.taskTypeId);
  return (isAlone && kinds[task.taskTypeId as TaskTypeId]) || task.taskName;
}
