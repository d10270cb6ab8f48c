import type { ApiKey } from '@arrival/contracts';
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, Title } from 'react-admin';
import { say } from '../../words/say';
import { DefaultDays } from './default-days';
import { Endpoints } from './endpoints';
import { Keys } from './keys';
import { NewKey } from './new-key';

/** /admin/api (spec §2): keys, the days of an export, and what integrators may call. */
export function ApiPage() {
  const [made, setMade] = useState<ApiKey>();
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <Title title={say('app.menu.api')} />
      <ResourceContextProvider value="apikeys">
        <Stack spacing={2}>
          {made && <NewKey key={made.id} apiKey={made} onDone={() => setMade(undefined)} />}
          <Keys onMade={setMade} onRevoked={({ id }) => setMade((shown) => (shown?.id === id ? undefined : shown))} />
          <DefaultDays />
          <Endpoints />
        </Stack>
      </ResourceContextProvider>
    </Box>
  );
}
