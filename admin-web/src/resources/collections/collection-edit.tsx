import { type Collection, collectionWriteSchema } from '@arrival/contracts';
import { TextInput, useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { CollectionItems } from './collection-items';

/** /admin/collections/{id} (spec §2), with its items. */
export function CollectionEdit() {
  return (
    <EditScreen
      title={say('resources.collections.title')}
      saveLabel={say('resources.collections.update')}
      deleteLabel={say('resources.collections.delete')}
      deleteWords={say('resources.collections.deleteMeans')}
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
    <FieldGroup
      title={say('resources.collections.title')}
      {...(isProtected && { help: say('resources.collections.protectedHelp') })}
    >
      <TextInput
        source="name"
        isRequired={!isProtected}
        readOnly={isProtected}
        helperText={isProtected ? false : undefined}
      />
    </FieldGroup>
  );
}
