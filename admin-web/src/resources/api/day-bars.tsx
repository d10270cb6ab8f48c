import { API_KEY_DAYS, type ApiKey } from '@arrival/contracts';
import { Box } from '@mui/material';
import { say } from '../../words/say';

const oneDay = 86_400_000;
const width = 7;
const height = 22;

/** The last fourteen days in UTC, those without a request too. */
function allDays(days: ApiKey['requestsPerDay'], now: number): ApiKey['requestsPerDay'] {
  const byDay = new Map(days.map(({ day, requests }) => [day, requests]));
  return Array.from({ length: API_KEY_DAYS }, (_, index) => {
    const day = new Date(now - (API_KEY_DAYS - 1 - index) * oneDay).toISOString().slice(0, 10);
    return { day, requests: byDay.get(day) ?? 0 };
  });
}

/** Requests per day as small bars, each as high as it is beside the busiest; in words for those who hear it. */
export function DayBars({ days }: { days: ApiKey['requestsPerDay'] }) {
  const shown = allDays(days, Date.now());
  const most = Math.max(1, ...shown.map(({ requests }) => requests));
  const all = shown.reduce((sum, { requests }) => sum + requests, 0);
  const words = say('resources.apikeys.requests', {
    all: all.toLocaleString(),
    today: (shown.at(-1)?.requests ?? 0).toLocaleString(),
  });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={words}
      viewBox={`0 0 ${API_KEY_DAYS * width} ${height}`}
      sx={{ width: API_KEY_DAYS * width, height, display: 'block', color: 'primary.main' }}
    >
      <title>{words}</title>
      {shown.map(({ day, requests }, index) => {
        const tall = requests === 0 ? 1 : Math.max(3, (requests / most) * height);
        return (
          <rect
            key={day}
            x={index * width}
            y={height - tall}
            width={width - 2}
            height={tall}
            rx={1}
            fill="currentColor"
          />
        );
      })}
    </Box>
  );
}
