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
