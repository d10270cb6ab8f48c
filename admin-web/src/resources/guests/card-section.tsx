import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A titled section of a member's card. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
