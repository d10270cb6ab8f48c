import type { TaskDecision, TaskTotals } from './decision';

/** Counts what is asked, optional tasks included; check-in is complete when every required one is done (D18, D20). */
export function totalsOf(tasks: Iterable<TaskDecision>): TaskTotals {
  const totals = { tasksTotal: 0, tasksComplete: 0, isCheckInComplete: true, hasTasksLeft: false };
  for (const task of tasks) {
    if (!task.isAsked) continue;
    totals.tasksTotal += 1;
    if (task.isComplete) totals.tasksComplete += 1;
    else {
      if (!task.isOptional) totals.isCheckInComplete = false;
      if (!task.isSkipped) totals.hasTasksLeft = true;
    }
  }
  return totals;
}
