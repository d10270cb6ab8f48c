import { locationWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { EditScreen } from '../../shared/record-form';
import { AssignedActivities } from './assigned-activities';
import { LocationFields } from './location-fields';

export function LocationEdit() {
  return (
    <EditScreen
      title="Location"
      saveLabel="Update Location"
      deleteLabel="Delete Location"
      deleteWords="Guests can no longer check in there; what they have done there stays."
      validate={checkBy(locationWriteSchema, 'locations')}
      below={<AssignedActivities />}
    >
      <LocationFields />
    </EditScreen>
  );
}
