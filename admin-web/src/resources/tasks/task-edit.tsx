import { taskWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { EditScreen } from '../../shared/record-form';
import { TaskFields } from './task-fields';

export function TaskEdit() {
  return (
    <EditScreen title="Task" saveLabel="Update Task" deleteLabel="Delete Task" validate={checkBy(taskWriteSchema, 'tasks')}>
      <TaskFields />
    </EditScreen>
  );
}
