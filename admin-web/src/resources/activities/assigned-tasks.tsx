import type { AdminActivity, AdminTask } from '@arrival/contracts';
import { LinkPanel } from '../../shared/link-panel';
import { taskTypeName } from '../../shared/task-types';
import { useLinks } from '../../shared/use-links';
import { NewTask } from '../tasks/new-task';

const linkedWords = ({ name, isTextMissing }: AdminTask): string =>
  isTextMissing ? `${name} is asked here. It has no text yet: guests are sent to the desk` : `${name} is asked here`;

/** The tasks asked in an activity (spec §2). */
export function AssignedTasks() {
  const { record, isBusy, run } = useLinks<AdminActivity>();
  if (!record) return null;
  return (
    <LinkPanel<AdminTask>
      title="Assigned tasks"
      detailTitle="Type"
      rows={record.activityTasks.map(({ taskId, task }) => ({ id: taskId, name: task.name, detail: taskTypeName(task.taskTypeId) }))}
      resource="tasks"
      addLabel="Add Task"
      addForm={NewTask}
      pickLabel="Find a task"
      notLinked={{ exceptActivityId: record.id }}
      linkLabel="Link Task"
      unlinkLabel="Delete"
      empty="Missing tasks: guests are asked nothing in this activity. Link the first one."
      isEmptyWarning
      isBusy={isBusy}
      words={(task) => `${task.name} (${taskTypeName(task.taskTypeId)})`}
      onLink={(task) => run((verbs, id) => verbs.linkTask(id, task.id), linkedWords(task))}
      onUnlink={(row) => void run((verbs, id) => verbs.unlinkTask(id, row.id), `${row.name} is no longer asked here`, 'task_unlinked')}
    />
  );
}
