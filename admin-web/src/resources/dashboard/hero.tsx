import type { Dashboard } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import WarningIcon from '@mui/icons-material/Warning';
import { Box, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { say } from '../../words/say';
import { DayFigures } from './figures';

const at = 'resources.dashboard';

/** By the location's clock, whatever the administrator's is. */
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' });
const clockWords = (time: string): string => clock.format(new Date(`1970-01-01T${time}Z`));

function openingWords({ locationName: location, hours }: NonNullable<Dashboard['opening']>): string {
  if (!hours) return say(`${at}.closedToday`, { location });
  return say(`${at}.openToday`, { location, opens: clockWords(hours.opens), closes: clockWords(hours.closes) });
}

function details({ isReadyForGuests, checklist, opening }: Dashboard): string {
  if (!isReadyForGuests) {
    const open = checklist.filter(({ isDone, isRequired }) => isRequired && !isDone).length;
    return say(`${at}.missing`, { smart_count: open });
  }
  return [say(`${at}.allSetUp`), ...(opening ? [openingWords(opening)] : [])].join(' ');
}

const looks = {
  ready: { colour: 'success', Icon: CheckCircleIcon },
  open: { colour: 'warning', Icon: WarningIcon },
  notReady: { colour: 'error', Icon: ErrorIcon },
} as const;

/** A place or an activity that is only being set up closes nothing that was open before. */
function readiness({ isReadyForGuests, isOpenForGuests }: Dashboard): keyof typeof looks {
  if (isReadyForGuests) return 'ready';
  return isOpenForGuests ? 'open' : 'notReady';
}

/** The one sentence: can guests check in right now? Beside it the day in numbers. */
export function Hero({ dashboard }: { dashboard: Dashboard }) {
  const state = readiness(dashboard);
  const { colour, Icon } = looks[state];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        p: 2.5,
        borderRadius: '16px',
        border: 1,
        borderColor: ({ palette }) => alpha(palette[colour].main, 0.35),
        backgroundColor: ({ palette }) => alpha(palette[colour].main, 0.08),
      }}
    >
      <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', flex: '1 1 320px' }}>
        <Icon color={colour} sx={{ fontSize: 36 }} aria-hidden />
        <div>
          <Typography variant="h5" component="h2">
            {say(`${at}.${state}`)}
          </Typography>
          <Typography>{details(dashboard)}</Typography>
        </div>
      </Box>
      <DayFigures dashboard={dashboard} />
    </Box>
  );
}
