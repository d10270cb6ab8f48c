import { Alert, AlertTitle, Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { say } from '../../words/say';
import { enoughContrast, weakPairs } from './contrast-pairs';

/** Contrast below AA, before it is saved. */
export function ContrastNotes() {
  const weak = weakPairs(useWatch());
  return (
    <Box role="status">
      {weak.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>{say('resources.theme.weak.title')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {weak.map(({ name, ratio }) => (
              <li key={name}>
                {say('resources.theme.weak.pair', {
                  name: say(`resources.theme.weak.${name}`),
                  ratio: ratio.toFixed(1),
                  enough: enoughContrast,
                })}
              </li>
            ))}
          </Box>
          {say('resources.theme.weak.until')}
        </Alert>
      )}
    </Box>
  );
}
