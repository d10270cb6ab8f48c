import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { say } from '../../words/say';
import { loadAnew } from './newer-build';

/** In the place of a screen whose script did not come; the menu stays, and leads on. */
export function ScreenFailure() {
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    setAsking(await loadAnew());
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Title title={say('app.failed.title')} />
      <Typography role="alert">{say('app.failed.text')}</Typography>
      <Button variant="contained" loading={isAsking} onClick={() => void again()}>
        {say('app.tryAgain')}
      </Button>
    </Box>
  );
}
