import { taskTypeIds, taskWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { CreateScreen } from '../../shared/record-form';
import { TaskFields } from './task-fields';

const startsWith = { taskTypeId: taskTypeIds.waiver, isOptional: false, enableAgreeCheckbox: true };

export function TaskCreate() {
  return (
    <CreateScreen title="Add Task" saveLabel="Add Task" validate={checkBy(taskWriteSchema, 'tasks')} defaultValues={startsWith}>
      <TaskFields />
    </CreateScreen>
  );
}
