import { collectionWriteSchema } from '@arrival/contracts';
import { TextInput } from 'react-admin';
import { checkBy } from '../../shared/check-by';
import { FieldGroup } from '../../shared/form-parts';
import { CreateScreen } from '../../shared/record-form';

export function CollectionCreate() {
  return (
    <CreateScreen title="Add Collection" saveLabel="Add Collection" validate={checkBy(collectionWriteSchema, 'collections')}>
      <FieldGroup title="Collection">
        <TextInput source="name" label="Name" isRequired />
      </FieldGroup>
    </CreateScreen>
  );
}
