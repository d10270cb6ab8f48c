import type { CustomerRow } from '@arrival/contracts';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dayWords } from '../../shared/day-words';
import { Panel } from '../../shared/form-parts';
import { say } from '../../words/say';
import { rowReasonWords } from './row-reason-words';

const columns = ['guest', 'task', 'why', 'day', 'order', 'printable'] as const;

/** The first lines of what the download holds, with the reason of each, and how many it has. */
export function FirstRows({ rows, rowCount }: { rows: readonly CustomerRow[]; rowCount: number }) {
  const counted = { shown: rows.length, smart_count: rowCount, count: rowCount.toLocaleString() };
  return (
    <Panel title={say('resources.reporting.rows.title')} aside={say('resources.reporting.rows.counted', counted)}>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{say('resources.reporting.rows.none')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={say('resources.reporting.rows.title')}>
          <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{say(`resources.reporting.rows.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <Row key={[row.contactId, row.activityId, row.taskId].join()} row={row} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

function Row({ row }: { row: CustomerRow }) {
  const { contactId, firstName, lastName, taskName, productDate, orderId, transactionId, printableMediaCount } = row;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 110 }}>
        <Link component={RouterLink} to={`/guests/${contactId}`}>{`${firstName} ${lastName}`}</Link>
      </TableCell>
      <TableCell sx={{ minWidth: 100 }}>{taskName ?? say('resources.reporting.mediaToPrint')}</TableCell>
      <TableCell sx={{ minWidth: 140 }}>{rowReasonWords(row)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {productDate ? dayWords(productDate) : say('resources.reporting.rows.anyDay')}
      </TableCell>
      <TableCell>{orderId ?? transactionId ?? '–'}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {printableMediaCount > 0 ? say('resources.reporting.rows.passes', { smart_count: printableMediaCount }) : '–'}
      </TableCell>
    </TableRow>
  );
}
