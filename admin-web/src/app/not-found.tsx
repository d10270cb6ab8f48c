import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';

/** Any unknown path of the console (spec §2). */
export function NotFound() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Title title="Not found" />
      <Typography variant="h5" component="h2">
        Ooops 404 - Page Not Found
      </Typography>
      <Button component={Link} to="/tasks" variant="contained">
        Go to tasks
      </Button>
    </Box>
  );
}
