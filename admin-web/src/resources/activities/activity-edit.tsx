import { activityWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { ActivityFields } from './activity-fields';
import { AssignedProducts } from './assigned-products';
import { AssignedTasks } from './assigned-tasks';

/** /admin/activities/{id} (spec §2): beside its fields what it asks, and the products that lead to it. */
export function ActivityEdit() {
  return (
    <EditScreen
      title={say('resources.activities.title')}
      saveLabel={say('resources.activities.update')}
      deleteLabel={say('resources.activities.delete')}
      deleteWords={say('resources.activities.deleteMeans')}
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
