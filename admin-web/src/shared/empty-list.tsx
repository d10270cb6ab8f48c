import { Box, Typography } from '@mui/material';
import { CreateButton } from 'react-admin';

/** Says what belongs here, and offers the next action. */
export function EmptyList({ title, help, addLabel }: { title: string; help: string; addLabel?: string | undefined }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, py: 8, px: 2, width: '100%' }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
        {help}
      </Typography>
      {addLabel && <CreateButton label={addLabel} variant="contained" sx={{ minHeight: 44, mt: 1 }} />}
    </Box>
  );
}
