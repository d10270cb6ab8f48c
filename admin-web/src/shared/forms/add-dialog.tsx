import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, type ValidateForm } from 'react-admin';
import { FormDialog } from './form-dialog';

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
export function AddDialog<Row extends RaRecord>({ resource, onAdded, ...form }: Props<Row>) {
  return (
    <CreateBase<Omit<Row, 'id'>, Row> resource={resource} redirect={false} mutationOptions={{ onSuccess: onAdded }}>
      <FormDialog maxWidth="md" {...form} />
    </CreateBase>
  );
}
