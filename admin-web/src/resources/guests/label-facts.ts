import type { Member } from './member';

type Label = NonNullable<Member['rentalLabel']>;

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
