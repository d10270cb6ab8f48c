import { rentalListEntryWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { CreateScreen } from '../../shared/record-form';
import { RentalEntryFields } from './rental-entry-fields';

const startsWith = { list: 'weight', dinLookupValue: 0, sortOrder: 0 };

export function RentalEntryCreate() {
  return (
    <CreateScreen
      title="Add Entry"
      saveLabel="Add Entry"
      validate={checkBy(rentalListEntryWriteSchema, 'rental-lists')}
      defaultValues={startsWith}
    >
      <RentalEntryFields />
    </CreateScreen>
  );
}
