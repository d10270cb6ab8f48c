import type { Operations, QueueState } from '@arrival/contracts';
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { SmallBars } from '../../shared/small-bars';
import { say, sayIfKnown } from '../../words/say';
import { spanBetween } from './span-words';

const at = 'resources.operations.queues';
const numbers = ['waiting', 'active', 'delayed', 'failed'] as const;
const MINUTES_A_BAR = 4;
/** A worker looks every ten seconds. */
const STALE_MS = 60_000;
const wide = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 1.5 } } };

/** The queues as a worker saw them last, with what was done in the last hour. */
export function QueueRows({ queues, readAtUtc }: Pick<Operations, 'queues' | 'readAtUtc'>) {
  if (queues.length === 0) return <Typography color="text.secondary">{say(`${at}.none`)}</Typography>;
  const told =
    queues
      .map(({ toldAtUtc }) => toldAtUtc)
      .sort()
      .at(-1) ?? readAtUtc;
  const isStale = Date.parse(readAtUtc) - Date.parse(told) > STALE_MS;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      {isStale && <Alert severity="warning">{say(`${at}.stale`, { span: spanBetween(told, readAtUtc) })}</Alert>}
      <Table size="small" sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell>{say(`${at}.queue`)}</TableCell>
            {numbers.map((number) => (
              <TableCell key={number} align="right" sx={number === 'delayed' ? wide : undefined}>
                {say(`${at}.${number}`)}
              </TableCell>
            ))}
            <TableCell align="right">{say(`${at}.oldest`)}</TableCell>
            <TableCell sx={wide}>{say(`${at}.lastHour`)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {queues.map((state) => (
            <QueueRow key={state.queue} state={state} readAtUtc={readAtUtc} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function QueueRow({ state, readAtUtc }: { state: QueueState; readAtUtc: string }) {
  const { queue, oldestAtUtc, perMinute } = state;
  const isBad = (number: (typeof numbers)[number]) => number === 'failed' && state.failed > 0;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
        {sayIfKnown(`${at}.names.${queue}`) ?? queue}
      </TableCell>
      {numbers.map((number) => (
        <TableCell
          key={number}
          align="right"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            ...(number === 'delayed' && wide),
            ...(isBad(number) && { color: 'error.main', fontWeight: 700 }),
          }}
        >
          {state[number].toLocaleString()}
        </TableCell>
      ))}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {oldestAtUtc && spanBetween(oldestAtUtc, readAtUtc)}
      </TableCell>
      <TableCell sx={wide}>
        <Throughput perMinute={perMinute} />
      </TableCell>
    </TableRow>
  );
}

function Throughput({ perMinute }: { perMinute: readonly number[] }) {
  const counts = Array.from({ length: Math.ceil(perMinute.length / MINUTES_A_BAR) }, (_, bar) => ({
    name: String(bar),
    count: sum(perMinute.slice(bar * MINUTES_A_BAR, (bar + 1) * MINUTES_A_BAR)),
  }));
  return <SmallBars counts={counts} words={say(`${at}.doneWords`, { all: sum(perMinute).toLocaleString() })} />;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
