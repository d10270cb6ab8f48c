import { activityWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { CreateScreen } from '../../shared/record-form';
import { ActivityFields } from './activity-fields';

export function ActivityCreate() {
  return (
    <CreateScreen title="Add Activity" saveLabel="Add Activity" validate={checkBy(activityWriteSchema, 'activities')}>
      <ActivityFields />
    </CreateScreen>
  );
}
