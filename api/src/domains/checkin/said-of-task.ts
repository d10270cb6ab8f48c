import { traceParent } from '../../platform/tracing/trace-parent';
import type { TaskThere } from './completion-request';

/** What every completion says of its task: of what, where and when; the statement writes it into each of its rows. */
export const saidOfTask = ({ scene, task, activity }: TaskThere) => ({
  task_id: task.id,
  task_type_id: task.taskTypeId,
  activity_id: activity.id,
  location_id: scene.catalog.location.id,
  today: scene.today,
  now: scene.now.toISOString(),
  trace_parent: traceParent(),
});
