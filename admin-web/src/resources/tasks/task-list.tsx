import type { AdminTask } from '@arrival/contracts';
import { DataTable, SelectInput } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { useLacksText } from '../../shared/translations/use-lacks-text';
import { Warning } from '../../shared/warning';
import { InstantField } from '../../shared/wording/instant';
import { taskTypeChoices, taskTypeName } from '../../shared/wording/task-types';
import { say } from '../../words/say';

/** /admin/tasks (spec §2). */
export function TaskList() {
  return (
    <ListScreen<AdminTask>
      title={say('app.menu.tasks')}
      addLabel={say('resources.tasks.add')}
      empty={{
        title: say('resources.tasks.empty.title'),
        help: say('resources.tasks.empty.help'),
        // The console opens here, on the first day too (spec §2).
        start: { label: say('resources.tasks.empty.start'), to: '/dashboard' },
      }}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<SelectInput key="type" source="taskTypeId" choices={taskTypeChoices()} />]}
      primary={({ name }) => name}
      secondary={(task) => (
        <>
          {task.isOptional
            ? say('resources.tasks.optional', { kind: taskTypeName(task.taskTypeId) })
            : taskTypeName(task.taskTypeId)}{' '}
          <MissingText task={task} />
        </>
      )}
      hiddenColumns={['id', 'posWaiverId', 'isOptional', 'activityNames']}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="taskTypeId" render={(task: AdminTask) => taskTypeName(task.taskTypeId)} />
      <DataTable.Col source="posWaiverId" />
      <DataTable.Col
        source="isOptional"
        render={(task: AdminTask) => say(task.isOptional ? 'shared.yes' : 'shared.no')}
      />
      <DataTable.Col source="activityNames" disableSort render={(task: AdminTask) => task.activityNames.join(', ')} />
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
      <DataTable.Col source="isTextMissing" disableSort render={(task: AdminTask) => <MissingText task={task} />} />
    </ListScreen>
  );
}

function MissingText({ task }: { task: Pick<AdminTask, 'isTextMissing' | 'externalWaiverId'> }) {
  return useLacksText()(task) && <Warning>{say('resources.tasks.missingText')}</Warning>;
}
