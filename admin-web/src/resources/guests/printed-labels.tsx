import { Box, GlobalStyles } from '@mui/material';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type LabelProps, labelEntries, madeWords } from './label-entries';

const onPaper = {
  '@page': { size: '90mm 60mm', margin: '4mm' },
  '@media print': { 'body > *:not(.printed-labels)': { display: 'none !important' } },
  // Out of sight, yet laid out: each label is measured.
  '@media screen': { '.printed-labels': { position: 'fixed', top: 0, visibility: 'hidden' } },
} as const;

/** What the sticker leaves within its margins, and a hair less: what is rounded up would begin another one. */
const sticker = { width: '82mm', height: '51.5mm', overflow: 'hidden', '& + &': { breakBefore: 'page' } } as const;
const largestPt = 11;
const smallestPt = 5;

/** Labels alone, in black on white, each on a sticker of its own, sent to the printer at once. */
export function PrintedLabels({ labels, onDone }: { labels: readonly LabelProps[]; onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  return createPortal(
    <div className="printed-labels">
      <GlobalStyles styles={onPaper} />
      {labels.map((label) => (
        <Sticker key={label.customerNumber} {...label} />
      ))}
    </div>,
    document.body,
  );
}

/** In letters as small as it takes: what ran over would be a second sticker, without a name. */
function useFitting() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: label } = box;
    for (let points = largestPt; label && points >= smallestPt; points -= 0.5) {
      label.style.fontSize = `${points}pt`;
      if (label.scrollHeight <= label.clientHeight && label.scrollWidth <= label.clientWidth) return;
    }
  }, []);
  return box;
}

function Sticker({ name, customerNumber, label }: LabelProps) {
  return (
    <Box ref={useFitting()} sx={{ ...sticker, color: '#000000', backgroundColor: '#ffffff', overflowWrap: 'anywhere' }}>
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
