import type { StaffHousehold } from '@arrival/contracts';
import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Facts } from '../../shared/facts';
import { instantWords } from '../../shared/instant';
import { Part } from './member-record';
import { PrintedLabel } from './printed-label';

type Label = NonNullable<StaffHousehold['members'][number]['rentalLabel']>;

export interface LabelProps {
  name: string;
  customerNumber: string;
  label: Label;
}

/** The answers on a rental label; never a release setting, that is the technician's (D28). */
export const labelFacts = ({ age, ability, height, weight, shoeSize, goofy }: Label): [string, string][] => [
  ['Skier type', ability],
  ['Age', age],
  ['Height', height],
  ['Weight', weight],
  ...(shoeSize === null ? [] : [['Shoe size', shoeSize] as [string, string]]),
  ...(goofy === null ? [] : [['Stance', goofy === 'Y' ? 'Goofy' : 'Regular'] as [string, string]]),
];

export function RentalLabel(props: LabelProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Part title={`Rental, ${instantWords(props.label.updatedAtUtc)}`}>
      <Facts facts={labelFacts(props.label)} />
      <Button variant="outlined" startIcon={<PrintIcon />} sx={{ mt: 1.5 }} onClick={() => setPrinting(true)}>
        Print the label
      </Button>
      {isPrinting && <PrintedLabel {...props} onDone={() => setPrinting(false)} />}
    </Part>
  );
}
