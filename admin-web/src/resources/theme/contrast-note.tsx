import { Alert, Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Warning } from '../../shared/warning';
import { say } from '../../words/say';
import { enoughContrast, type PairName, weakPairs } from './contrast-pairs';

/** Contrast below AA, before it is saved and beside its colours. */
export function ContrastNote({ pair }: { pair: PairName }) {
  const weak = weakPairs(useWatch()).find(({ name }) => name === pair);
  return (
    <Box role="status">
      {weak && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('resources.theme.weak.pair', {
            name: say(`resources.theme.weak.${pair}`),
            ratio: weak.ratio.toFixed(1),
            enough: enoughContrast,
          })}
        </Alert>
      )}
    </Box>
  );
}

/** At the head of their section, which may be closed. */
export function WeakMark({ section }: { section: ReturnType<typeof weakPairs>[number]['section'] }) {
  const isWeak = weakPairs(useWatch()).some((pair) => pair.section === section);
  return isWeak ? <Warning>{say('resources.theme.weak.title')}</Warning> : null;
}
