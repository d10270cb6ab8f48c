import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { type RaRecord } from 'react-admin';
import type { AddFormProps } from '../forms/add-dialog';
import { ConfirmOnce } from '../forms/confirm-once';
import { RecordPicker } from '../forms/record-picker';
import { Panel } from '../panel';
import { type LinkRow, LinkTable, type LinkTableProps } from './link-table';

interface Props<Row extends RaRecord> extends LinkTableProps {
  /** `Add Task`: one that is not there yet, which is linked at once. */
  addLabel?: string;
  addForm?: ComponentType<AddFormProps<Row>>;
  /** What happens when this one is unlinked, where that has to be asked. */
  askBefore?: (row: LinkRow) => { title: string; content: string } | undefined;
  pickLabel: string;
  /** Narrows what is offered to what is not linked yet. */
  notLinked: Readonly<Record<string, unknown>>;
  linkLabel: string;
  empty: string;
  isEmptyWarning?: boolean;
  words?: (row: Row) => string;
  onLink: (row: Row) => Promise<boolean>;
}

/** What is linked to a record, with delete, and a picker to link more (spec §2). */
export function LinkPanel<Row extends RaRecord>(props: Props<Row>) {
  const { title, rows, resource, pickLabel, notLinked, linkLabel, empty, isEmptyWarning, isBusy, words, onLink } =
    props;
  const [picked, setPicked] = useState<Row | null>(null);
  const link = async () => {
    if (picked && (await onLink(picked))) setPicked(null);
  };
  return (
    <Panel title={title}>
      {rows.length > 0 ? (
        <AskedTable {...props} />
      ) : isEmptyWarning ? (
        <Alert severity="warning">{empty}</Alert>
      ) : (
        <Typography color="text.secondary">{empty}</Typography>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 2, alignItems: { sm: 'center' } }}>
        <RecordPicker<Row>
          resource={resource}
          label={pickLabel}
          value={picked}
          onChange={setPicked}
          filter={notLinked}
          linkedIds={rows.map(({ id }) => id)}
          {...(words && { words })}
        />
        <Button variant="contained" disabled={!picked || isBusy} onClick={() => void link()}>
          {linkLabel}
        </Button>
        <AddAndLink {...props} />
      </Stack>
    </Panel>
  );
}

function AddAndLink<Row extends RaRecord>({ addLabel, addForm: AddForm, onLink }: Props<Row>) {
  const [isAdding, setAdding] = useState(false);
  if (!addLabel || !AddForm) return null;
  const link = (row: Row) => {
    setAdding(false);
    void onLink(row);
  };
  return (
    <>
      <Button onClick={() => setAdding(true)}>{addLabel}</Button>
      {isAdding && <AddForm onAdded={link} onClose={() => setAdding(false)} />}
    </>
  );
}

function AskedTable<Row extends RaRecord>({ askBefore, ...table }: Props<Row>) {
  const [row, setRow] = useState<LinkRow>();
  const question = row && askBefore?.(row);
  const unlink = (wanted: LinkRow) => (askBefore?.(wanted) ? setRow(wanted) : table.onUnlink(wanted));
  return (
    <>
      <LinkTable {...table} onUnlink={unlink} />
      {row && question && (
        <ConfirmOnce
          isOpen
          {...question}
          confirm={table.unlinkLabel}
          onConfirm={() => {
            setRow(undefined);
            table.onUnlink(row);
          }}
          onClose={() => setRow(undefined)}
        />
      )}
    </>
  );
}
