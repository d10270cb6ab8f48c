import { type AdminActivity, activityWriteSchema } from '@arrival/contracts';
import { AddDialog, type AddFormProps } from '../../shared/forms/add-dialog';
import { checkBy } from '../../shared/forms/check-by';
import { say } from '../../words/say';
import { ActivityFields } from './activity-fields';

/** Beside the location that will offer it. */
export function NewActivity(props: AddFormProps<AdminActivity>) {
  return (
    <AddDialog<AdminActivity>
      resource="activities"
      title={say('resources.activities.add')}
      validate={checkBy(activityWriteSchema, 'activities')}
      {...props}
    >
      <ActivityFields />
    </AddDialog>
  );
}
