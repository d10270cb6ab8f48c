import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useState } from 'react';
import { DescriptionList } from '../../shared/description-list';
import { instantWords } from '../../shared/instant-words';
import { say } from '../../words/say';
import { CardSection } from './card-section';
import { type LabelProps, labelEntries } from './label-entries';
import { PrintedLabel } from './printed-label';

export function RentalLabel(props: LabelProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <CardSection title={say('resources.guests.rental.title', { when: instantWords(props.label.updatedAtUtc) })}>
      <DescriptionList entries={labelEntries(props.label)} />
      <Button variant="outlined" startIcon={<PrintIcon />} sx={{ mt: 1.5 }} onClick={() => setPrinting(true)}>
        {say('resources.guests.rental.print')}
      </Button>
      {isPrinting && <PrintedLabel {...props} onDone={() => setPrinting(false)} />}
    </CardSection>
  );
}
