import { CreateScreen } from '../../shared/record-form';
import { newTask } from './new-task';
import { TaskFields } from './task-fields';

export function TaskCreate() {
  return (
    <CreateScreen title="Add Task" saveLabel="Add Task" {...newTask}>
      <TaskFields />
    </CreateScreen>
  );
}
