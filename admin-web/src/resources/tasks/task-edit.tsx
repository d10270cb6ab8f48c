import { taskWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { EditScreen } from '../../shared/record-form';
import { TaskFields } from './task-fields';
import { WaiverPreview } from './waiver-preview';

export function TaskEdit() {
  return (
    <EditScreen
      title="Task"
      saveLabel="Update Task"
      deleteLabel="Delete Task"
      deleteWords="Guests are no longer asked for it. What they have signed or filled in stays."
      validate={checkBy(taskWriteSchema, 'tasks')}
      below={<WaiverPreview />}
    >
      <TaskFields />
    </EditScreen>
  );
}
