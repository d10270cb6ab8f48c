import type { Dashboard } from '@arrival/contracts';
import { Box, Typography } from '@mui/material';
import { dayWords } from '../../shared/day-words';
import { Panel } from '../../shared/form-parts';
import { Bars } from './bars';

type TodayFacts = Dashboard['today'];

const hourWords = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** Every hour between the first and the last with a check-in, so that a quiet one shows. */
function allHours(byHour: TodayFacts['byHour']): { name: string; count: number }[] {
  const busy = byHour.filter(({ count }) => count > 0);
  const [first, last] = [busy[0]?.hour ?? 0, busy.at(-1)?.hour ?? -1];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return { name: hourWords(hour), count: byHour.find((entry) => entry.hour === hour)?.count ?? 0 };
  });
}

/** Check-ins of the day at the default location's clock. */
export function Today({ today: { date, completions, members, byHour, byTask } }: { today: TodayFacts }) {
  return (
    <Panel title={`Check-ins today, ${dayWords(date)}`}>
      {completions === 0 ? (
        <Typography color="text.secondary">Nobody has checked in yet today.</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            <strong>{members}</strong> {members === 1 ? 'guest' : 'guests'} finished <strong>{completions}</strong>{' '}
            {completions === 1 ? 'task' : 'tasks'}.
          </Typography>
          <Bars title="By hour" bars={allHours(byHour)} />
          <Bars title="By task" bars={byTask.map(({ taskName, count }) => ({ name: taskName, count }))} />
        </Box>
      )}
    </Panel>
  );
}
