import { Alert, Button, LinearProgress, List, ListItem, Typography } from '@mui/material';
import { useFirstFew } from '../../shared/first-few';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import type { OrderFile } from './order-file';
import type { Told, useOrderImport } from './use-order-import';

const shownRows = 20;

interface Props {
  file: OrderFile;
  work: ReturnType<typeof useOrderImport>;
}

/** What the file would do or did, which rows are left out and why, and the button that does it. */
export function ImportOutcome({ file, work }: Props) {
  const { running, told, error, send } = work;
  const isDone = told !== undefined && !told.isTrial;
  const changes = told && told.sum.added + told.sum.changed + told.sum.cancelled;
  return (
    <Panel title={say(isDone ? 'resources.orders.done' : 'resources.orders.would')}>
      {running && (
        <LinearProgress
          variant="determinate"
          value={running.share * 100}
          aria-label={say(running.isTrial ? 'resources.orders.reading' : 'resources.orders.working')}
          sx={{ my: 2 }}
        />
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {say('resources.orders.brokenOff', { why: error.message })}
        </Alert>
      )}
      {told && <Counts sum={told.sum} isDone={isDone} />}
      <LeftOut file={file} sum={told?.sum} />
      {file.lines.length === 0 && <Typography>{say('resources.orders.nothingRead')}</Typography>}
      {!isDone && (told || error) && (
        <Button
          variant="contained"
          disabled={running !== undefined || changes === 0}
          onClick={() => void send(file.lines, false)}
          sx={{ mt: 2 }}
        >
          {say(changes === 0 ? 'resources.orders.nothingNew' : 'resources.orders.takeOver')}
        </Button>
      )}
    </Panel>
  );
}

function Counts({ sum, isDone }: { sum: Told; isDone: boolean }) {
  const counts = (['added', 'changed', 'cancelled', 'same', 'newFamilies', 'newPeople'] as const).filter(
    (name) => sum[name] > 0,
  );
  return (
    <Alert severity={isDone ? 'success' : 'info'} role="status">
      <List dense disablePadding>
        {counts.map((name) => (
          <ListItem key={name} disablePadding>
            {say(`resources.orders.counts.${name}`, { smart_count: sum[name] })}
          </ListItem>
        ))}
        {counts.length === 0 && <ListItem disablePadding>{say('resources.orders.counts.nothing')}</ListItem>}
      </List>
    </Alert>
  );
}

/** Rows that a person has to look at, in the order of the file. */
function LeftOut({ file, sum }: { file: OrderFile; sum: Told | undefined }) {
  const rows = [
    ...file.unread.map(({ row, column }) => ({
      row,
      words: say('resources.orders.unread', { column: say(`resources.orders.fields.${column}`) }),
    })),
    ...(sum?.faults ?? []).map(({ row, fault }) => ({ row, words: say(`resources.orders.faults.${fault}`) })),
  ].sort((one, other) => one.row - other.row);
  const { shown, more } = useFirstFew(rows, shownRows);
  if (rows.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {say('resources.orders.leftOut', { smart_count: rows.length })}
      <List dense disablePadding sx={{ mt: 1 }}>
        {shown.map(({ row, words }) => (
          <ListItem key={`${row} ${words}`} disablePadding>
            {say('resources.orders.row', { row, words })}
          </ListItem>
        ))}
      </List>
      {more}
    </Alert>
  );
}
