import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFocusKept } from './use-focus-kept';

/** A box below the form; `aside` stands beside its title. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const section = useFocusKept<HTMLElement>();
  return (
    <Card component="section" aria-label={title} ref={section} tabIndex={-1}>
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
