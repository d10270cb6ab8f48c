import type { Dashboard } from '@arrival/contracts';
import { Box, Skeleton, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Columns } from '../../shared/lists/columns';
import { say } from '../../words/say';
import { Attention } from './attention';
import { Checklist } from './checklist';
import { Hero } from './hero';
import { StillWaits } from './still-waits';
import { Today } from './today';

const halfMinute = 30_000;

/** /admin/dashboard: can guests check in now, and what needs me? */
export function DashboardPage() {
  const { data, error, refetch } = useJson<Dashboard>('/api/admin/dashboard', halfMinute);
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={say('app.menu.dashboard')} />
      {data ? (
        <Stack spacing={2}>
          {error && <ReadFailure error={error} retry={refetch} />}
          <Hero dashboard={data} />
          <Panels dashboard={data} />
        </Stack>
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <Stack spacing={2} role="status" aria-label={say('resources.dashboard.loading')}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={280} />
        </Stack>
      )}
    </Box>
  );
}

/** Until guests can check in, what is missing comes first; from then on the day. */
function Panels({ dashboard }: { dashboard: Dashboard }) {
  const { isOpenForGuests, checklist, today, attention, expected } = dashboard;
  const setUp = <Checklist items={checklist} />;
  const day = (
    <Stack spacing={2}>
      <Today today={today} />
      {expected && <StillWaits expected={expected} day={today.date} />}
    </Stack>
  );
  return (
    <Columns from="lg" widths="minmax(0, 3fr) minmax(0, 2fr)">
      {isOpenForGuests ? day : setUp}
      <Stack spacing={2}>
        <Attention items={attention} />
        {isOpenForGuests ? setUp : day}
      </Stack>
    </Columns>
  );
}
