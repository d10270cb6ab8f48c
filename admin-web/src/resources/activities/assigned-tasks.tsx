import type { AdminActivity, AdminTask } from '@arrival/contracts';
import { LinkPanel } from '../../shared/links/link-panel';
import { useLinks } from '../../shared/links/use-links';
import { useLacksText } from '../../shared/translations/use-lacks-text';
import { taskTypeName } from '../../shared/wording/task-types';
import { say } from '../../words/say';
import { NewTask } from '../tasks/new-task';

/** The tasks asked in an activity (spec §2). */
export function AssignedTasks() {
  const { record, isBusy, run } = useLinks<AdminActivity>();
  const lacksText = useLacksText();
  if (!record) return null;
  const linkedWords = (task: AdminTask): string =>
    say(`resources.activities.tasks.${lacksText(task) ? 'linkedWithoutText' : 'linked'}`, { name: task.name });
  return (
    <LinkPanel<AdminTask>
      title={say('resources.activities.tasks.title')}
      detailTitle={say('resources.activities.tasks.type')}
      rows={record.activityTasks.map(({ taskId, task }) => ({
        id: taskId,
        name: task.name,
        detail: taskTypeName(task.taskTypeId),
      }))}
      resource="tasks"
      addLabel={say('resources.tasks.add')}
      addForm={NewTask}
      pickLabel={say('resources.activities.tasks.pick')}
      notLinked={{ exceptActivityId: record.id }}
      linkLabel={say('resources.activities.tasks.link')}
      unlinkLabel={say('shared.delete')}
      empty={say('resources.activities.tasks.empty')}
      isEmptyWarning
      isBusy={isBusy}
      words={(task) => say('shared.withKind', { name: task.name, kind: taskTypeName(task.taskTypeId) })}
      onLink={(task) => run((verbs, id) => verbs.linkTask(id, task.id), linkedWords(task))}
      onUnlink={(row) =>
        void run(
          (verbs, id) => verbs.unlinkTask(id, row.id),
          say('resources.activities.tasks.unlinked', { name: row.name }),
          { kind: 'task', id: row.id },
        )
      }
    />
  );
}
