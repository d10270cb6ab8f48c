import { Box, type SxProps, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  caption: string;
  /** Instead of the caption, for screen readers. */
  label?: string;
  sx: SxProps;
  children: ReactNode;
}

/** A waiver's text to read, beside the one that is written. What scrolls is reached by the keyboard. */
export function TextToRead({ caption, label, sx, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mt: 1, mb: 0.5 }}>
        {caption}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}
        sx={[
          {
            border: 1,
            borderColor: 'divider',
            overflow: 'auto',
            '& :is(h1, h2, h3, h4)': { fontSize: '1.0625rem' },
          },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {children}
      </Box>
    </Box>
  );
}
