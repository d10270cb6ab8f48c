import type { Dashboard } from '@arrival/contracts';
import { Box, Typography } from '@mui/material';
import { Bars } from '../../shared/bars';
import { Panel } from '../../shared/panel';
import { dayWords } from '../../shared/wording/day-words';
import { say } from '../../words/say';

type TodayFigures = Dashboard['today'];

const hourWords = (hour: number) =>
  say(hour < 12 ? 'resources.dashboard.today.am' : 'resources.dashboard.today.pm', { hour: hour % 12 || 12 });

const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString() });

/** Every hour between the first and the last with a check-in, so that a quiet one shows. */
function allHours(byHour: TodayFigures['byHour']): { name: string; count: number }[] {
  const busy = byHour.filter(({ count }) => count > 0);
  const [first, last] = [busy[0]?.hour ?? 0, busy.at(-1)?.hour ?? -1];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return { name: hourWords(hour), count: byHour.find((entry) => entry.hour === hour)?.count ?? 0 };
  });
}

/** Check-ins of the day at the default location's clock. */
export function Today({ today: { date, completions, members, byHour, byTask } }: { today: TodayFigures }) {
  return (
    <Panel title={say('resources.dashboard.today.title', { day: dayWords(date) })}>
      {completions === 0 ? (
        <Typography color="text.secondary">{say('resources.dashboard.today.none')}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {say('resources.dashboard.today.finished', {
              guests: say('resources.dashboard.today.guests', counted(members)),
              tasks: say('resources.dashboard.today.tasks', counted(completions)),
            })}
          </Typography>
          <Bars title={say('resources.dashboard.today.byHour')} bars={allHours(byHour)} />
          <Bars
            title={say('resources.dashboard.today.byTask')}
            bars={byTask.map(({ taskName, count }) => ({ name: taskName, count }))}
          />
        </Box>
      )}
    </Panel>
  );
}
