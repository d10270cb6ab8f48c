import { activityWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { ActivityFields } from './activity-fields';

/** /admin/activities/create (spec §2). */
export function ActivityCreate() {
  return (
    <CreateScreen
      title={say('resources.activities.add')}
      saveLabel={say('resources.activities.add')}
      validate={checkBy(activityWriteSchema, 'activities')}
    >
      <ActivityFields />
    </CreateScreen>
  );
}
