import { type Collection, collectionWriteSchema } from '@arrival/contracts';
import { TextInput, useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/check-by';
import { FieldGroup } from '../../shared/form-parts';
import { EditScreen } from '../../shared/record-form';
import { CollectionItems } from './collection-items';

export function CollectionEdit() {
  return (
    <EditScreen
      title="Collection"
      saveLabel="Update Collection"
      deleteLabel="Delete Collection"
      deleteWords="Its items go with it."
      mayChange={(record) => !(record as unknown as Collection).isProtected}
      validate={checkBy(collectionWriteSchema, 'collections')}
      below={<CollectionItems />}
    >
      <NameField />
    </EditScreen>
  );
}

function NameField() {
  const isProtected = useRecordContext<Collection>()?.isProtected ?? false;
  return (
    <FieldGroup title="Collection" {...(isProtected && { help: 'The Pass Checker knows it by this name; only its items change.' })}>
      <TextInput source="name" label="Name" isRequired={!isProtected} readOnly={isProtected} helperText={isProtected ? false : undefined} />
    </FieldGroup>
  );
}
