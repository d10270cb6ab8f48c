import { type CustomerRow, taskTypeIds } from '@arrival/contracts';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/panel';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';
import { reasonWords } from '../preview/reason-words';
import { taskWords } from './task-words';

const columns = ['guest', 'task', 'why', 'day', 'order', 'printable'] as const;

interface Props {
  rows: readonly CustomerRow[];
  rowCount: number;
  /** Those of before, until the new ones are there. */
  isOld: boolean;
  /** Whose rows alone they are; empty for passes to print. */
  taskName: string | undefined;
  showAll: () => void;
}

/** The first lines of what the download holds, or of one task in it, with the reason of each, and how many there are. */
export function FirstRows({ rows, rowCount, isOld, taskName, showAll }: Props) {
  const counted = { shown: rows.length, smart_count: rowCount, count: rowCount.toLocaleString() };
  return (
    <Panel title={say('resources.reporting.rows.title')} aside={say('resources.reporting.rows.counted', counted)}>
      {taskName !== undefined && (
        <Button size="small" variant="outlined" endIcon={<CloseIcon />} onClick={showAll} sx={{ my: 1 }}>
          {say('resources.reporting.rows.only', { task: taskWords(taskName) })}
        </Button>
      )}
      {rows.length === 0 ? (
        <Typography color="text.secondary">{say('resources.reporting.rows.none')}</Typography>
      ) : (
        <Box
          sx={{ overflowX: 'auto', opacity: isOld ? 0.5 : 1 }}
          tabIndex={0}
          role="group"
          aria-busy={isOld}
          aria-label={say('resources.reporting.rows.title')}
        >
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
      <TableCell component="th" scope="row" sx={{ minWidth: 110, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/guests/${contactId}`}>{`${firstName} ${lastName}`}</Link>
      </TableCell>
      <TableCell sx={{ minWidth: 100, overflowWrap: 'anywhere' }}>{taskWords(taskName)}</TableCell>
      <TableCell sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>{rowReasonWords(row)}</TableCell>
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

/** Why a row is in the report, in the words that *Who is asked* has for it (D17). */
function rowReasonWords({ reason, taskId, taskName, productName, ...row }: CustomerRow): string {
  if (reason === 'mediaToPrint') return say('resources.reporting.passesToPrint');
  return reasonWords({
    code: reason,
    ...(productName !== null && { productName }),
    productDate: row.productDate,
    validUntil: row.validUntil,
    ...(row.validationDate !== null && { validationDate: row.validationDate }),
    taskId: taskId ?? 0,
    taskName: taskName ?? '',
    taskTypeId: taskTypeIds.waiver,
    isAsked: true,
    isOptional: false,
    isComplete: false,
    isSkipped: false,
  });
}
