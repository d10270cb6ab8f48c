import { locationWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { CreateScreen } from '../../shared/record-form';
import { LocationFields } from './location-fields';

const startsWith = { isEnabled: true, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

export function LocationCreate() {
  return (
    <CreateScreen
      title="Add Location"
      saveLabel="Add Location"
      validate={checkBy(locationWriteSchema, 'locations')}
      defaultValues={startsWith}
    >
      <LocationFields />
    </CreateScreen>
  );
}
