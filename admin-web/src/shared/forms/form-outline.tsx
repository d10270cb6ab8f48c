import { Box, Skeleton } from '@mui/material';
import { say } from '../../words/say';

const lines = [56, 56, 160];

/** A form in outline, until what it is filled with is read. */
export function FormOutline() {
  return (
    <Box role="status" aria-label={say('app.loading')} sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {lines.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
