import { type AdminTask, taskTypeIds, taskWriteSchema } from '@arrival/contracts';
import { AddDialog, type AddFormProps } from '../../shared/forms/add-dialog';
import { checkBy } from '../../shared/forms/check-by';
import { say } from '../../words/say';
import { TaskFields } from './task-fields';

export const newTask = {
  validate: checkBy(taskWriteSchema, 'tasks'),
  defaultValues: { taskTypeId: taskTypeIds.waiver, isOptional: false, enableAgreeCheckbox: true },
};

/** Beside the activity that will ask it. */
export function NewTask(props: AddFormProps<AdminTask>) {
  return (
    <AddDialog<AdminTask> resource="tasks" title={say('resources.tasks.add')} {...newTask} {...props}>
      <TaskFields />
    </AddDialog>
  );
}
