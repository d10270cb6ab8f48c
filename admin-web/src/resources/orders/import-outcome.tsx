import { importLinesAtOnce } from '@arrival/contracts';
import { Alert, Button, LinearProgress, List, ListItem, Typography } from '@mui/material';
import { useFirstFew } from '../../shared/lists/first-few';
import { Panel } from '../../shared/panel';
import { useClientSettings } from '../../shared/settings/use-client-settings';
import { say } from '../../words/say';
import type { OrderFile, UnreadRow } from './order-file';
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
        {counts.length === 0 && (
          <ListItem disablePadding>
            {say(sum.leftOut > 0 ? 'resources.orders.nothingRead' : 'resources.orders.counts.nothing')}
          </ListItem>
        )}
      </List>
    </Alert>
  );
}

const days = ['dateOfBirth', 'day', 'lastDay'];

function unreadWords({ column, value }: UnreadRow): string {
  const words = { column: say(`resources.orders.fields.${column}`), value };
  return say(value === '' ? 'resources.orders.absent' : 'resources.orders.unread', words);
}

/** Rows that a person has to look at, in the order of the file. */
function LeftOut({ file, sum }: { file: OrderFile; sum: Told | undefined }) {
  const dateFormat = useClientSettings()?.dateFormat;
  const rows = [
    ...file.unread.map((unread) => ({ row: unread.row, words: unreadWords(unread) })),
    ...file.tooLarge.map(({ row, orderNumber, rows: many }) => ({
      row,
      words: say('resources.orders.tooLarge', { number: orderNumber, rows: many, most: importLinesAtOnce }),
    })),
    ...(sum?.faults ?? []).map(({ row, fault, productCode }) => ({
      row,
      words: say(`resources.orders.faults.${fault}`, { code: productCode }),
    })),
  ].sort((one, other) => one.row - other.row);
  const { shown, more } = useFirstFew(rows, shownRows);
  if (rows.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {say('resources.orders.leftOut', { smart_count: new Set(rows.map(({ row }) => row)).size })}
      <List dense disablePadding sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {shown.map(({ row, words }) => (
          <ListItem key={`${row} ${words}`} disablePadding>
            {say('resources.orders.row', { row, words })}
          </ListItem>
        ))}
      </List>
      {more}
      {dateFormat && file.unread.some(({ column, value }) => days.includes(column) && value !== '') && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {say(`resources.orders.days.${dateFormat}`)}
        </Typography>
      )}
    </Alert>
  );
}
