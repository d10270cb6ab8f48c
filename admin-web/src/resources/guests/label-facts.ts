import type { Member } from './member';

type Label = NonNullable<Member['rentalLabel']>;

export interface LabelProps {
  name: string;
  customerNumber: string;
  label: Label;
}

/** Both units where they differ: technicians work in either. */
const inBoth = (text: string, metric: string): string => (text === metric ? text : `${text} / ${metric}`);

/** The answers on a rental label; never a release setting, that is the technician's (D28). */
export const labelFacts = ({ age, ability, shoeSize, goofy, ...label }: Label): [string, string][] => [
  ['Skier type', ability],
  ['Age', age],
  ['Height', inBoth(label.height, label.heightMetric)],
  ['Weight', inBoth(label.weight, label.weightMetric)],
  ...(shoeSize === null ? [] : [['Shoe size', shoeSize] as [string, string]]),
  ...(goofy === null ? [] : [['Stance', goofy === 'Y' ? 'Goofy' : 'Regular'] as [string, string]]),
];
