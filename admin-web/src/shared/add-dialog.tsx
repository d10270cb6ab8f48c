import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateBase, Form, type RaRecord, SaveButton, type ValidateForm } from 'react-admin';
import { say } from '../words/say';

/** A form that adds one record of a kind beside the page that wants it. */
export interface AddFormProps<Row extends RaRecord> {
  onAdded: (row: Row) => void;
  onClose: () => void;
}

interface Props<Row extends RaRecord> extends AddFormProps<Row> {
  resource: string;
  title: string;
  validate: ValidateForm;
  defaultValues?: Record<string, unknown>;
  /** The fields. */
  children: ReactNode;
}

/** The page below stays, with all that is typed there. */
export function AddDialog<Row extends RaRecord>({
  resource,
  title,
  validate,
  defaultValues,
  onAdded,
  onClose,
  children,
}: Props<Row>) {
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="add-title">
      <CreateBase<Omit<Row, 'id'>, Row> resource={resource} redirect={false} mutationOptions={{ onSuccess: onAdded }}>
        <Form validate={validate} {...(defaultValues && { defaultValues })}>
          <DialogTitle id="add-title">{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{say('app.cancel')}</Button>
            <SaveButton label={title} />
          </DialogActions>
        </Form>
      </CreateBase>
    </Dialog>
  );
}
