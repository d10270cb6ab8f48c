import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useIsAdministrator } from '../auth/use-is-administrator';
import { say } from '../words/say';
import { sections } from './sections';

/** Any unknown path of the console (spec §2), and for the desk what administrators have there (D77). */
export function NotFound() {
  const [, place] = useLocation().pathname.split('/');
  const isAdministrator = useIsAdministrator();
  const isClosed = !isAdministrator && sections.some(({ name }) => name === place);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Title title={say(isClosed ? 'app.notFound.closedTitle' : 'app.notFound.title')} />
      <Typography variant="h5" component="h2">
        {say(isClosed ? 'app.notFound.closed' : 'app.notFound.heading')}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {say(isAdministrator ? 'app.notFound.back' : 'app.notFound.backToGuests')}
      </Button>
    </Box>
  );
}
