import { type RetentionRun, retentionClasses } from '@arrival/contracts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Panel } from '../../shared/panel';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';

const path = '/api/admin/retention/runs';
const SHOWN_RUNS = 5;
const shown = `${path}?range=[0,${SHOWN_RUNS * retentionClasses.length - 1}]`;
const EVERY_MS = 2_000;

/** The proof of each run: how many, the oldest, and from when on everything is kept. */
export function RemovalRuns() {
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useJson<RetentionRun[]>(shown, isAsked ? EVERY_MS : undefined);
  const ask = async () => {
    try {
      await callJson(path, { method: 'POST' });
      setAsked(true);
      notify(say('resources.retention.runs.asked'), { type: 'info' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <Panel title={say('resources.retention.runs.title')}>
      <Button variant="outlined" onClick={() => void ask()} sx={{ mb: 1 }}>
        {say('resources.retention.runs.now')}
      </Button>
      {error ? <ReadFailure error={error} retry={refetch} /> : data && <Runs runs={data} />}
    </Panel>
  );
}

const wide = { display: { xs: 'none', md: 'table-cell' } };
const columns = ['retentionClass', 'startedAtUtc', 'removed', 'oldestAtUtc', 'keptFromUtc'] as const;
const isWide = (column: (typeof columns)[number]) => column === 'oldestAtUtc' || column === 'keptFromUtc';

function Runs({ runs }: { runs: readonly RetentionRun[] }) {
  if (runs.length === 0) return <Typography color="text.secondary">{say('resources.retention.runs.none')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column}
                align={column === 'removed' ? 'right' : 'left'}
                sx={isWide(column) ? wide : undefined}
              >
                {say(`resources.retention.fields.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Run({ run }: { run: RetentionRun }) {
  const { retentionClass, startedAtUtc, finishedAtUtc, removed, oldestAtUtc, keptFromUtc } = run;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {say(`resources.retention.fields.${retentionClass}`)}
      </TableCell>
      <TableCell>
        {instantWords(startedAtUtc)}
        {!finishedAtUtc && ` · ${say('resources.retention.runs.running')}`}
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: removed > 0 ? 700 : 400 }}>
        {removed.toLocaleString('en')}
      </TableCell>
      <TableCell sx={wide}>
        {oldestAtUtc ? instantWords(oldestAtUtc) : say('resources.retention.runs.nothing')}
      </TableCell>
      <TableCell sx={wide}>{instantWords(keptFromUtc)}</TableCell>
    </TableRow>
  );
}
