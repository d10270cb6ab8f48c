import type { Dashboard } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { Box, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { say } from '../../words/say';

interface Props {
  dashboard: Dashboard;
  /** Milliseconds since 1970. */
  freshAt: number;
}

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The one sentence: can guests check in right now? Beside it the day in numbers. */
export function Hero({ dashboard: { isReadyForGuests, checklist, today, attention }, freshAt }: Props) {
  const open = checklist.filter(({ isDone, isRequired }) => isRequired && !isDone).length;
  const colour = isReadyForGuests ? 'success' : 'error';
  const Icon = isReadyForGuests ? CheckCircleIcon : ErrorIcon;
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
            {say(isReadyForGuests ? 'resources.dashboard.ready' : 'resources.dashboard.notReady')}
          </Typography>
          <Typography>
            {isReadyForGuests
              ? say('resources.dashboard.allSetUp')
              : say('resources.dashboard.missing', { smart_count: open })}
          </Typography>
        </div>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'flex', gap: 4, flexWrap: 'wrap' }}>
        <Figure name={say('resources.dashboard.guestsToday')} value={today.members} />
        <Figure name={say('resources.dashboard.tasksFinished')} value={today.completions} />
        <Figure
          name={say('resources.dashboard.attention.title')}
          value={attention.length}
          isLoud={attention.length > 0}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {say('resources.dashboard.freshAt')}{' '}
        <time dateTime={new Date(freshAt).toISOString()}>{time.format(freshAt)}</time>
      </Typography>
    </Box>
  );
}

function Figure({ name, value, isLoud = false }: { name: string; value: number; isLoud?: boolean }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: '1.6rem', fontWeight: 700, lineHeight: 1.2, ...(isLoud && { color: 'warning.main' }) }}
      >
        {value.toLocaleString()}
      </Typography>
    </div>
  );
}
