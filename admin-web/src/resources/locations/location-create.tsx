import { locationWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { LocationFields } from './location-fields';

const startsWith = { isEnabled: true, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** /admin/locations/create (spec §2). */
export function LocationCreate() {
  return (
    <CreateScreen
      title={say('resources.locations.add')}
      saveLabel={say('resources.locations.add')}
      validate={checkBy(locationWriteSchema, 'locations')}
      defaultValues={startsWith}
    >
      <LocationFields />
    </CreateScreen>
  );
}
