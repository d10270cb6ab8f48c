import type { AdminTask } from '@arrival/contracts';
import { DataTable, SelectInput } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { taskTypeChoices, taskTypeName } from '../../shared/task-types';
import { MissingText } from './missing-text';

/** /admin/tasks (spec §2). */
export function TaskList() {
  return (
    <ListScreen<AdminTask>
      title="Tasks"
      addLabel="Add Task"
      empty={{
        title: 'No tasks yet',
        help: 'A task is what guests complete: a waiver, a rental profile, a child profile or a photo. Add the first one, then link it to an activity.',
      }}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<SelectInput key="type" source="taskTypeId" label="Type" choices={taskTypeChoices} />]}
      primary={({ name }) => name}
      secondary={(task) => (
        <>
          {`${taskTypeName(task.taskTypeId)}${task.isOptional ? ', optional' : ''} `}
          <MissingText task={task} />
        </>
      )}
      hiddenColumns={['id', 'posWaiverId', 'isOptional', 'activityNames']}
    >
      <DataTable.Col source="id" label="Id" />
      <DataTable.Col source="name" label="Name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="taskTypeId" label="Type" render={(task: AdminTask) => taskTypeName(task.taskTypeId)} />
      <DataTable.Col source="posWaiverId" label="POS waiver id" />
      <DataTable.Col source="isOptional" label="Optional" render={(task: AdminTask) => (task.isOptional ? 'Yes' : 'No')} />
      <DataTable.Col source="activityNames" label="Activities" disableSort render={(task: AdminTask) => task.activityNames.join(', ')} />
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
      <DataTable.Col source="isTextMissing" label="Status" disableSort render={(task: AdminTask) => <MissingText task={task} />} />
    </ListScreen>
  );
}
