import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { sm: 2 },
        gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        width: '100%',
      }}
    >
      {children}
    </Box>
  );
}
