import { type CollectionItem, collectionItemWriteSchema } from '@arrival/contracts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { CreateBase, EditBase, Form, SaveButton, TextInput, useNotify } from 'react-admin';
import { checkBy } from '../../shared/check-by';
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
    <Form validate={check} defaultValues={{ collectionId }}>
      <DialogTitle id="item-title">{title}</DialogTitle>
      <DialogContent>
        <TextInput source="name" isRequired autoFocus helperText={use && say(`resources.collections.${use}.name`)} />
        <TextInput source="value" isRequired helperText={use && say(`resources.collections.${use}.value`)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('app.cancel')}</Button>
        <SaveButton label={title} />
      </DialogActions>
    </Form>
  );
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="item-title">
      {item ? (
        <EditBase
          resource={resource}
          id={item.id}
          mutationMode="pessimistic"
          redirect={false}
          mutationOptions={{ onSuccess }}
        >
          {form}
        </EditBase>
      ) : (
        <CreateBase resource={resource} redirect={false} mutationOptions={{ onSuccess }}>
          {form}
        </CreateBase>
      )}
    </Dialog>
  );
}
