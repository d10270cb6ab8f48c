import { say } from '../../words/say';
import type { Member } from './member';

type Label = NonNullable<Member['rentalLabel']>;

export interface LabelProps {
  name: string;
  customerNumber: string;
  label: Label;
}

/** Both units where they differ: technicians work in either. */
const inBoth = (text: string, metric: string): string =>
  text === metric ? text : say('resources.guests.rental.inBoth', { text, metric });

/** The answers on a rental label; never a release setting, that is the technician's (D28). */
export const labelFacts = ({ age, ability, shoeSize, goofy, ...label }: Label): [string, string][] => [
  [say('shared.rentalLists.ability'), ability],
  [say('shared.rentalLists.age'), age],
  [say('shared.rentalLists.height'), inBoth(label.height, label.heightMetric)],
  [say('shared.rentalLists.weight'), inBoth(label.weight, label.weightMetric)],
  ...(shoeSize === null ? [] : [[say('shared.rentalLists.shoeSize'), shoeSize] as [string, string]]),
  ...(goofy === null
    ? []
    : [
        [
          say('resources.guests.rental.stance'),
          say(goofy === 'Y' ? 'resources.guests.rental.goofy' : 'resources.guests.rental.regular'),
        ] as [string, string],
      ]),
];
