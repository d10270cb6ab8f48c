import { locationWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { AssignedActivities } from './assigned-activities';
import { LocationFields } from './location-fields';

/** /admin/locations/{id} (spec §2), with the activities that it offers. */
export function LocationEdit() {
  return (
    <EditScreen
      title={say('resources.locations.title')}
      saveLabel={say('resources.locations.update')}
      deleteLabel={say('resources.locations.delete')}
      deleteWords={say('resources.locations.deleteMeans')}
      validate={checkBy(locationWriteSchema, 'locations')}
      below={<AssignedActivities />}
    >
      <LocationFields />
    </EditScreen>
  );
}
