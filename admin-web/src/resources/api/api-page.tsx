import type { ApiKey } from '@arrival/contracts';
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, Title } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { screen } from '../../shared/section';
import { say } from '../../words/say';
import { WebhooksPanel } from '../webhooks/webhooks-panel';
import { DefaultDays } from './default-days';
import { Endpoints } from './endpoints';
import { Keys, useKeys } from './keys';
import { NewKeys } from './new-keys';

const WholeApi = screen(() => import('./whole-api'), 'WholeApi');

/** /admin/api; /admin/api/whole: every call there is. */
export function ApiPage() {
  return (
    <Routes>
      <Route path="whole" element={<WholeApi />} />
      <Route path="*" element={<Programs />} />
    </Routes>
  );
}

/** Other systems (spec §2): keys, who is told, the days of an export, and what a key may call. */
function Programs() {
  const [made, setMade] = useState<readonly ApiKey[]>([]);
  const taken = (id: ApiKey['id']) => setMade((keys) => keys.filter((key) => key.id !== id));
  const list = useKeys();
  // How many keys there are decides where the rest lies: nothing to press is shown in a place that it is about to leave.
  const isPlaced = list.rows !== undefined || Boolean(list.error);
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={say('app.menu.api')} />
      <Stack spacing={2}>
        <ResourceContextProvider value="apikeys">
          <NewKeys keys={made} onTaken={taken} />
          <Keys list={list} onMade={(key) => setMade((keys) => [key, ...keys])} onRevoked={({ id }) => taken(id)} />
        </ResourceContextProvider>
        <Stack spacing={2} sx={{ visibility: isPlaced ? 'visible' : 'hidden' }}>
          <ResourceContextProvider value="webhooks">
            <WebhooksPanel />
          </ResourceContextProvider>
          <ResourceContextProvider value="apikeys">
            <DefaultDays />
            <Endpoints />
          </ResourceContextProvider>
        </Stack>
      </Stack>
    </Box>
  );
}
