import type { AdminSettings } from '@arrival/contracts';
import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ResourceContextProvider, Title } from 'react-admin';
import { ReadFailure } from '../../shared/read-failure';
import { say } from '../../words/say';
import { type SettingsPage, useAdminSettings } from './use-admin-settings';

type Save = ReturnType<typeof useAdminSettings>['save'];

interface Props {
  resource: SettingsPage;
  children: (settings: AdminSettings, save: Save) => ReactNode;
}

/** A page over the settings: its title at once, its form once they are here. */
export function LoadedSettings({ resource, children }: Props) {
  const { settings, error, refetch, save } = useAdminSettings();
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={say(`app.menu.${resource}`)} />
      <ResourceContextProvider value={resource}>
        {settings ? children(settings, save) : error ? <ReadFailure error={error} retry={refetch} /> : <Loading />}
      </ResourceContextProvider>
    </Box>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label={say('app.loading')} sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {[56, 56, 160].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
