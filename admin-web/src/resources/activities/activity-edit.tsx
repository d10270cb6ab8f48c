import { activityWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { EditScreen } from '../../shared/record-form';
import { ActivityFields } from './activity-fields';
import { AssignedProducts } from './assigned-products';
import { AssignedTasks } from './assigned-tasks';

export function ActivityEdit() {
  return (
    <EditScreen
      title="Activity"
      saveLabel="Update Activity"
      deleteLabel="Delete Activity"
      deleteWords="Guests are no longer asked for its tasks. The tasks themselves stay, and so does what guests have completed."
      validate={checkBy(activityWriteSchema, 'activities')}
      below={
        <>
          <AssignedTasks />
          <AssignedProducts />
        </>
      }
    >
      <ActivityFields />
    </EditScreen>
  );
}
