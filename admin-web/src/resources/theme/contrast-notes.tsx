import { Alert, AlertTitle, Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { enoughContrast, weakPairs } from './contrast-pairs';

/** Contrast below AA, before it is saved (experience §1). */
export function ContrastNotes() {
  const weak = weakPairs(useWatch());
  return (
    <Box role="status">
      {weak.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>Hard to read</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {weak.map(({ name, ratio }) => (
              <li key={name}>
                {name}: {ratio.toFixed(1)} : 1, at least {enoughContrast} : 1 is needed
              </li>
            ))}
          </Box>
          Guests will see a readable colour instead until you change it.
        </Alert>
      )}
    </Box>
  );
}
