import { rentalListEntryWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { RentalEntryFields } from './rental-entry-fields';

const startsWith = { list: 'weight', dinLookupValue: 0, sortOrder: 0 };

/** /admin/rental-lists/create (D56). */
export function RentalEntryCreate() {
  return (
    <CreateScreen
      title={say('resources.rental-lists.add')}
      saveLabel={say('resources.rental-lists.add')}
      validate={checkBy(rentalListEntryWriteSchema, 'rental-lists')}
      defaultValues={startsWith}
    >
      <RentalEntryFields />
    </CreateScreen>
  );
}
