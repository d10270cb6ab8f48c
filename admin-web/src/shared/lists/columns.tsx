import { Box, type Breakpoint } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** From this width on they stand beside each other, below it one under the other. */
  from: Breakpoint;
  /** As CSS divides the room: `340px minmax(0, 1fr)`. */
  widths: string;
  gap?: number;
  children: ReactNode;
}

/** Parts of a page side by side. */
export function Columns({ from, widths, gap = 2, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: widths },
        alignItems: 'start',
        width: '100%',
      }}
    >
      {children}
    </Box>
  );
}
