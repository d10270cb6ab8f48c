import { Card, CardContent, Stack, Typography } from '@mui/material';
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

/** A box below the form; `aside` stands beside its title. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 0.5 }}>
          <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {aside && (
            <Typography component="div" color="text.secondary">
              {aside}
            </Typography>
          )}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
}
