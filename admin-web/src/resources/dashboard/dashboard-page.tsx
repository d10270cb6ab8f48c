import type { Dashboard } from '@arrival/contracts';
import { Alert, AlertTitle, Box, Skeleton, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/read-failure';
import { Attention } from './attention';
import { Checklist } from './checklist';
import { Today } from './today';

/** /admin/dashboard: can guests check in now, and what needs me? (experience §2) */
export function DashboardPage() {
  const { data, error, refetch } = useJson<Dashboard>('/api/admin/dashboard');
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title="Dashboard" />
      {data ? (
        <Loaded dashboard={data} />
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <Stack spacing={2} role="status" aria-label="Loading the dashboard">
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={280} />
        </Stack>
      )}
    </Box>
  );
}

function Loaded({ dashboard: { isReadyForGuests, checklist, today, attention } }: { dashboard: Dashboard }) {
  const open = checklist.filter(({ isDone, isRequired }) => isRequired && !isDone).length;
  return (
    <Stack spacing={2}>
      <Alert severity={isReadyForGuests ? 'success' : 'error'} role="status">
        <AlertTitle component="h2" sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
          {isReadyForGuests ? 'Guests can check in' : 'Guests cannot check in yet'}
        </AlertTitle>
        {isReadyForGuests
          ? 'Everything that is needed is set up.'
          : `${open === 1 ? 'One thing is' : `${open} things are`} missing: see below.`}
      </Alert>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Checklist items={checklist} />
        <Stack spacing={2}>
          <Attention items={attention} />
          <Today today={today} />
        </Stack>
      </Box>
    </Stack>
  );
}
