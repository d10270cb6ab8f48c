import { Box, Button, Link, Typography } from '@mui/material';
import { CreateButton } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

export interface Emptiness {
  title: string;
  help: string;
  /** Where somebody who is new here finds what comes first, or what shows them more. */
  start?: { label: string } & ({ to: string } | { onPress: () => void });
}

const middle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 1.5,
  py: 8,
  px: 2,
  width: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

/** Says what belongs here, and offers the next action. */
export function EmptyList({ title, help, start, addLabel }: Emptiness & { addLabel?: string | undefined }) {
  return (
    <Box sx={middle}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
        {help}
      </Typography>
      {addLabel && <CreateButton label={addLabel} variant="contained" sx={{ minHeight: 44, mt: 1 }} />}
      {start && 'to' in start && (
        <Link component={RouterLink} to={start.to} sx={{ py: 1.25 }}>
          {start.label}
        </Link>
      )}
      {start && 'onPress' in start && (
        <Button onClick={start.onPress} sx={{ minHeight: 44 }}>
          {start.label}
        </Button>
      )}
    </Box>
  );
}
