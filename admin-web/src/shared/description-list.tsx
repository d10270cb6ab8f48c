import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Names and what belongs to them. */
export function DescriptionList({ entries }: { entries: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }}
    >
      {entries.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value ?? '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
