import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { say } from '../words/say';

/** Any unknown path of the console (spec §2). */
export function NotFound() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Title title={say('app.notFound.title')} />
      <Typography variant="h5" component="h2">
        {say('app.notFound.heading')}
      </Typography>
      <Button component={Link} to="/tasks" variant="contained">
        {say('app.notFound.back')}
      </Button>
    </Box>
  );
}
