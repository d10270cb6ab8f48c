import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { newTask } from './new-task';
import { TaskFields } from './task-fields';

/** /admin/tasks/create (spec §2). */
export function TaskCreate() {
  return (
    <CreateScreen title={say('resources.tasks.add')} saveLabel={say('resources.tasks.add')} {...newTask}>
      <TaskFields />
    </CreateScreen>
  );
}
