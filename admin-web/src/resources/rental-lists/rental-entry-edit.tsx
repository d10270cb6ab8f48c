import { rentalListEntryWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { EditScreen } from '../../shared/record-form';
import { RentalEntryFields } from './rental-entry-fields';

export function RentalEntryEdit() {
  return (
    <EditScreen
      title="Rental list entry"
      saveLabel="Update Entry"
      deleteLabel="Delete Entry"
      validate={checkBy(rentalListEntryWriteSchema, 'rental-lists')}
    >
      <RentalEntryFields />
    </EditScreen>
  );
}
