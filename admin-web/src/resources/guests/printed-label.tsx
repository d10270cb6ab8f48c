import { Box, GlobalStyles } from '@mui/material';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type LabelProps, labelEntries } from './label-entries';

const onPaper = {
  '@page': { size: '90mm 60mm', margin: '4mm' },
  '@media print': { 'body > *:not(.printed-label)': { display: 'none !important' } },
  '@media screen': { '.printed-label': { display: 'none' } },
} as const;

/** The label alone, in black on white, sent to the printer at once. */
export function PrintedLabel({ name, customerNumber, label, onDone }: LabelProps & { onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  return createPortal(
    <div className="printed-label">
      <GlobalStyles styles={onPaper} />
      <Box sx={{ color: '#000000', backgroundColor: '#ffffff', fontSize: '11pt' }}>
        <strong style={{ fontSize: '15pt' }}>{name}</strong>
        <div>{customerNumber}</div>
        <Box
          component="dl"
          sx={{ m: 0, mt: '2mm', display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4mm' }}
        >
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
    </div>,
    document.body,
  );
}
