import { rentalListEntryWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { RentalEntryFields } from './rental-entry-fields';

/** /admin/rental-lists/{id} (D56). */
export function RentalEntryEdit() {
  return (
    <EditScreen
      title={say('resources.rental-lists.title')}
      saveLabel={say('resources.rental-lists.update')}
      deleteLabel={say('resources.rental-lists.delete')}
      validate={checkBy(rentalListEntryWriteSchema, 'rental-lists')}
    >
      <RentalEntryFields />
    </EditScreen>
  );
}
