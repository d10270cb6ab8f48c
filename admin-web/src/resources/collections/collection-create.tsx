import { collectionWriteSchema } from '@arrival/contracts';
import { TextInput } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';

/** /admin/collections/create (spec §2). */
export function CollectionCreate() {
  return (
    <CreateScreen
      title={say('resources.collections.add')}
      saveLabel={say('resources.collections.add')}
      validate={checkBy(collectionWriteSchema, 'collections')}
    >
      <FieldGroup title={say('resources.collections.title')}>
        <TextInput source="name" isRequired />
      </FieldGroup>
    </CreateScreen>
  );
}
