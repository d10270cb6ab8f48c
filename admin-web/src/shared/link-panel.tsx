import DeleteIcon from '@mui/icons-material/Delete';
import {
  Alert,
  Button,
  IconButton,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from './form-parts';
import { RecordPicker } from './record-picker';

export interface LinkRow {
  /** Of the linked record. */
  readonly id: number;
  readonly name: string;
  readonly detail?: ReactNode;
}

interface Props<Row extends RaRecord> {
  title: string;
  /** Head of the second column. */
  detailTitle?: string;
  rows: readonly LinkRow[];
  /** What is linked, and whether its records have a page of their own. */
  resource: string;
  hasPage?: boolean;
  /** `Add Task`: the way to one that is not there yet. */
  addLabel?: string;
  pickLabel: string;
  linkLabel: string;
  /** `Delete`; the name is added for those who hear it. */
  unlinkLabel: string;
  empty: string;
  isEmptyWarning?: boolean;
  isBusy: boolean;
  words?: (row: Row) => string;
  onLink: (row: Row) => Promise<boolean>;
  onUnlink: (row: LinkRow) => void;
}

/** What is linked to a record, with delete, and a picker to link more (spec §2). */
export function LinkPanel<Row extends RaRecord>(props: Props<Row>) {
  const { title, rows, resource, addLabel, pickLabel, linkLabel, empty, isEmptyWarning, isBusy, words, onLink } = props;
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
          exceptIds={rows.map(({ id }) => id)}
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

function LinkTable<Row extends RaRecord>({
  title,
  detailTitle,
  rows,
  resource,
  hasPage = true,
  unlinkLabel,
  isBusy,
  onUnlink,
}: Props<Row>) {
  const createPath = useCreatePath();
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          {detailTitle && <TableCell>{detailTitle}</TableCell>}
          <TableCell align="right">{unlinkLabel}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {hasPage ? (
                <Link component={RouterLink} to={createPath({ resource, id: row.id, type: 'edit' })}>
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </TableCell>
            {detailTitle && <TableCell>{row.detail}</TableCell>}
            <TableCell align="right">
              <Tooltip title={`${unlinkLabel} ${row.name}`}>
                <span>
                  <IconButton
                    size="small"
                    color="error"
                    disabled={isBusy}
                    aria-label={`${unlinkLabel} ${row.name}`}
                    onClick={() => onUnlink(row)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
