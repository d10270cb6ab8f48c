import { taskWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { TaskFields } from './task-fields';
import { WaiverPreview } from './waiver-preview';

/** /admin/tasks/{id} (spec §2). */
export function TaskEdit() {
  return (
    <EditScreen
      title={say('resources.tasks.title')}
      saveLabel={say('resources.tasks.update')}
      deleteLabel={say('resources.tasks.delete')}
      deleteWords={say('resources.tasks.deleteMeans')}
      validate={checkBy(taskWriteSchema, 'tasks')}
      below={<WaiverPreview />}
    >
      <TaskFields />
    </EditScreen>
  );
}
