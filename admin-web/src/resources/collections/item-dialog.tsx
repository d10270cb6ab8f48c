import { type CollectionItem, collectionItemWriteSchema } from '@arrival/contracts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { CreateBase, EditBase, Form, SaveButton, TextInput, useNotify } from 'react-admin';
import { checkBy } from '../../shared/check-by';
import { passCheckerWords } from './pass-checker-words';

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
  const title = item ? 'Update Item' : 'Add Item';
  const words = passCheckerWords[collectionId];
  const onSuccess = () => {
    notify(item ? 'Saved' : 'Added', { type: 'success' });
    onClose();
  };
  const form = (
    <Form validate={check} defaultValues={{ collectionId }}>
      <DialogTitle id="item-title">{title}</DialogTitle>
      <DialogContent>
        <TextInput source="name" label="Name" isRequired autoFocus helperText={words?.name} />
        <TextInput source="value" label="Value" isRequired helperText={words?.value} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SaveButton label={title} />
      </DialogActions>
    </Form>
  );
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="item-title">
      {item ? (
        <EditBase resource={resource} id={item.id} mutationMode="pessimistic" redirect={false} mutationOptions={{ onSuccess }}>
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
