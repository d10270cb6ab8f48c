import DeleteIcon from '@mui/icons-material/Delete';
import {
  IconButton,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Tooltip,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { say } from '../../words/say';
import { linksPerPage, useLinkPages } from './link-pages';

export interface LinkRow {
  /** Of the linked record. */
  readonly id: number;
  readonly name: string;
  readonly detail?: ReactNode;
}

export interface LinkTableProps {
  title: string;
  /** Head of the second column. */
  detailTitle?: string;
  rows: readonly LinkRow[];
  /** What is linked, and whether its records have a page of their own. */
  resource: string;
  hasPage?: boolean;
  /** `Delete`; the name is added for those who hear it. */
  unlinkLabel: string;
  isBusy: boolean;
  onUnlink: (row: LinkRow) => void;
}

/** What is linked to a record, ten rows a page, with delete. */
export function LinkTable(props: LinkTableProps) {
  const { title, detailTitle, rows, unlinkLabel } = props;
  const { page, setPage, rowsOfPage } = useLinkPages(rows);
  return (
    <>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{say('shared.links.name')}</TableCell>
            {detailTitle && <TableCell>{detailTitle}</TableCell>}
            <TableCell align="right">{unlinkLabel}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOfPage.map((row) => (
            <LinkedRow key={row.id} row={row} {...props} />
          ))}
        </TableBody>
      </Table>
      {rows.length > linksPerPage && (
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          onPageChange={(_event, wanted) => setPage(wanted)}
          rowsPerPage={linksPerPage}
          rowsPerPageOptions={[linksPerPage]}
          getItemAriaLabel={(direction) => say('shared.links.page', { title, direction })}
        />
      )}
    </>
  );
}

function LinkedRow({
  row,
  detailTitle,
  resource,
  hasPage = true,
  unlinkLabel,
  isBusy,
  onUnlink,
}: LinkTableProps & { row: LinkRow }) {
  const createPath = useCreatePath();
  const words = say('shared.links.unlink', { action: unlinkLabel, name: row.name });
  return (
    <TableRow>
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
        <Tooltip title={words}>
          <span>
            <IconButton size="small" color="error" disabled={isBusy} aria-label={words} onClick={() => onUnlink(row)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
}
