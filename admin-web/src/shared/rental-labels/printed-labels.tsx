import { Box } from '@mui/material';
import { Printed } from '../printed';
import { useFitting } from '../use-fitting';
import { useSentToPrinter } from '../use-sent-to-printer';
import { type LabelProps, labelEntries, madeWords } from './label-entries';

const page = { size: '90mm 60mm', margin: '4mm' };

/** What the sticker leaves within its margins, and a hair less: what is rounded up would begin another one. */
const sticker = { width: '82mm', height: '51.5mm', overflow: 'hidden', '& + &': { breakBefore: 'page' } } as const;
const letters = { largest: 11, smallest: 5, step: 0.5, unit: 'pt' } as const;

/** Labels alone, in black on white, each on a sticker of its own, sent to the printer at once. */
export function PrintedLabels({ labels, onDone }: { labels: readonly LabelProps[]; onDone: () => void }) {
  useSentToPrinter(onDone);
  return (
    <Printed page={page}>
      {labels.map((label) => (
        <Sticker key={label.customerNumber} {...label} />
      ))}
    </Printed>
  );
}

/** What ran over would be a second sticker, without a name. */
function Sticker({ name, customerNumber, label }: LabelProps) {
  const box = useFitting(letters, name);
  return (
    <Box ref={box} sx={{ ...sticker, color: '#000000', backgroundColor: '#ffffff', overflowWrap: 'anywhere' }}>
      <strong style={{ fontSize: '1.35em' }}>{name}</strong>
      <div>
        {customerNumber} · {madeWords(label)}
      </div>
      <Box component="dl" sx={{ m: 0, mt: '2mm', display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4mm' }}>
        {labelEntries(label).map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{term}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
