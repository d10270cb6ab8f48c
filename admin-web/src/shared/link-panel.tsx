import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from './form-parts';
import { LinkTable, type LinkTableProps } from './link-table';
import { RecordPicker } from './record-picker';

interface Props<Row extends RaRecord> extends LinkTableProps {
  /** `Add Task`: the way to one that is not there yet. */
  addLabel?: string;
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
  const { title, rows, resource, addLabel, pickLabel, notLinked, linkLabel, empty, isEmptyWarning, isBusy, words, onLink } = props;
  const createPath = useCreatePath();
  const [picked, setPicked] = useState<Row | null>(null);
  const link = async () => {
    if (picked && (await onLink(picked))) setPicked(null);
  };
  return (
    <Panel title={title}>
      {rows.length > 0 ? (
        <LinkTable {...props} />
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
        {addLabel && (
          <Button component={RouterLink} to={createPath({ resource, type: 'create' })}>
            {addLabel}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
