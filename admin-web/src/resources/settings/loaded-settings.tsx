import type { AdminSettings } from '@arrival/contracts';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ResourceContextProvider, Title } from 'react-admin';
import { ReadFailure } from '../../shared/failures/read-failure';
import { DirtyContext, useDirty } from '../../shared/forms/dirty';
import { FormOutline } from '../../shared/forms/form-outline';
import { say } from '../../words/say';
import { type SettingsPage, useAdminSettings } from './use-admin-settings';

type Save = ReturnType<typeof useAdminSettings>['save'];

interface Props {
  resource: SettingsPage;
  children: (settings: AdminSettings, save: Save) => ReactNode;
}

/** A page over the settings: its title at once, its form once they are here. */
export function LoadedSettings({ resource, children }: Props) {
  const { isDirty, dirty } = useDirty();
  const { settings, error, refetch, save } = useAdminSettings(isDirty);
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={say(`app.menu.${resource}`)} />
      <ResourceContextProvider value={resource}>
        <DirtyContext.Provider value={dirty}>
          {settings ? (
            children(settings, save)
          ) : error ? (
            <ReadFailure error={error} retry={refetch} />
          ) : (
            <FormOutline />
          )}
        </DirtyContext.Provider>
      </ResourceContextProvider>
    </Box>
  );
}
