import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { LabelProps } from '../../shared/rental-labels/label-entries';
import { PrintedLabels } from '../../shared/rental-labels/printed-labels';
import { say } from '../../words/say';

/** One button for one label, or for those of a whole family. */
export function PrintLabels({ labels }: { labels: readonly LabelProps[] }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} sx={{ mt: 1.5 }} onClick={() => setPrinting(true)}>
        {say('resources.guests.rental.print', { smart_count: labels.length })}
      </Button>
      {isPrinting && <PrintedLabels labels={labels} onDone={() => setPrinting(false)} />}
    </>
  );
}
