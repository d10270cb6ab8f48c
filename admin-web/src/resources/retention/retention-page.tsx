import type { AdminRetention } from '@arrival/contracts';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ResourceContextProvider, Title } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { DirtyContext, useDirty, useHeld } from '../../shared/forms/dirty';
import { say } from '../../words/say';
import { PeriodsForm } from './periods-form';
import { RemovalRuns } from './removal-runs';

const path = '/api/admin/retention';

/** /admin/retention: how long what is kept, and what was removed (D60). */
export function RetentionPage() {
  const { data, error, refetch } = useJson<AdminRetention>(path);
  const { isDirty, dirty } = useDirty();
  const periods = useHeld(data, isDirty);
  const client = useQueryClient();
  return (
    <Box sx={{ mt: 2, maxWidth: 960 }}>
      <Title title={say('app.menu.retention')} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {say('resources.retention.intro')}
      </Typography>
      {periods ? (
        <Stack spacing={2}>
          <ResourceContextProvider value="retention">
            <DirtyContext.Provider value={dirty}>
              <PeriodsForm
                key={periods.version}
                periods={periods}
                path={path}
                onSaved={(saved) => client.setQueryData(['json', path], saved)}
              />
            </DirtyContext.Provider>
          </ResourceContextProvider>
          <RemovalRuns />
        </Stack>
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <Skeleton role="status" aria-label={say('app.loading')} variant="rounded" height={420} />
      )}
    </Box>
  );
}
