import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Some fields that belong together. */
export function FieldGroup({ title, help, children }: { title: string; help?: string; children?: ReactNode }) {
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%', minWidth: 0 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: help ? 0 : 1 }}>
        {title}
      </Typography>
      {help && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {help}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
