import { type CollectionItem, collectionItemWriteSchema } from '@arrival/contracts';
import { CreateBase, EditBase, TextInput, useNotify } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { FormDialog } from '../../shared/forms/form-dialog';
import { say } from '../../words/say';
import { passCheckerUse } from './pass-checker';

interface Props {
  /** Undefined: a new one. */
  item: CollectionItem | undefined;
  collectionId: number;
  onClose: () => void;
}

const resource = 'collection-items';
const check = checkBy(collectionItemWriteSchema, resource);

/** One item, beside its collection. */
export function ItemDialog({ item, collectionId, onClose }: Props) {
  const notify = useNotify();
  const title = say(item ? 'resources.collection-items.update' : 'resources.collection-items.add');
  const use = passCheckerUse(collectionId);
  const onSuccess = () => {
    notify(say(item ? 'shared.saved' : 'shared.added'), { type: 'success' });
    onClose();
  };
  const form = (
    <FormDialog title={title} validate={check} defaultValues={{ collectionId }} maxWidth="xs" onClose={onClose}>
      <TextInput source="name" isRequired autoFocus helperText={use && say(`resources.collections.${use}.name`)} />
      <TextInput source="value" isRequired helperText={use && say(`resources.collections.${use}.value`)} />
    </FormDialog>
  );
  const saving = { resource, redirect: false, mutationOptions: { onSuccess } } as const;
  return item ? (
    <EditBase {...saving} id={item.id} mutationMode="pessimistic">
      {form}
    </EditBase>
  ) : (
    <CreateBase {...saving}>{form}</CreateBase>
  );
}
