import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Facts } from '../../shared/facts';
import { instantWords } from '../../shared/instant-words';
import { say } from '../../words/say';
import { type LabelProps, labelFacts } from './label-facts';
import { Part } from './part';
import { PrintedLabel } from './printed-label';

export function RentalLabel(props: LabelProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Part title={say('resources.guests.rental.title', { when: instantWords(props.label.updatedAtUtc) })}>
      <Facts facts={labelFacts(props.label)} />
      <Button variant="outlined" startIcon={<PrintIcon />} sx={{ mt: 1.5 }} onClick={() => setPrinting(true)}>
        {say('resources.guests.rental.print')}
      </Button>
      {isPrinting && <PrintedLabel {...props} onDone={() => setPrinting(false)} />}
    </Part>
  );
}
