import type { DayLabel } from '@arrival/contracts';
import { labelledGear } from '@arrival/rules';
import { say, sayIfKnown } from '../../words/say';
import { dayWords } from '../wording/day-words';
import { instantWords } from '../wording/instant-words';

type Label = DayLabel['label'];

export type LabelProps = Pick<DayLabel, 'name' | 'customerNumber' | 'label'>;

/** From when the answers are, and since when they are too old: nobody sets a binding by last season's weight unawares. */
export const madeWords = (label: Label): string =>
  [say('resources.guests.rental.made', { when: instantWords(label.updatedAtUtc) }), ...doubtOf(label)].join(', ');

function doubtOf({ isValid, validUntil, askedAgain }: Label): string[] {
  if (askedAgain !== null) return [say('resources.guests.rental.askedAgain')];
  return isValid || !validUntil ? [] : [ranOutWords(validUntil)];
}

/** `ran out on Nov 3, 2026`. */
export const ranOutWords = (day: string): string => say('resources.guests.rental.ranOut', { day: dayWords(day) });

/** Both units where they differ: technicians work in either. */
const inBoth = (text: string, metric: string): string =>
  text === metric ? text : say('resources.guests.rental.inBoth', { text, metric });

/** The answers on a rental label; never a release setting, that is the technician's (D28). */
export const labelEntries = (label: Label): [string, string][] => [
  [say('shared.rentalLists.ability'), label.ability],
  [say('shared.rentalLists.age'), label.age],
  [say('shared.rentalLists.height'), inBoth(label.height, label.heightMetric)],
  [say('shared.rentalLists.weight'), inBoth(label.weight, label.weightMetric)],
  ...labelledGear(label).map((name): [string, string] => {
    const value = String(label[name]);
    return [
      say(`resources.guests.rental.gear.${name}`),
      sayIfKnown(`resources.guests.rental.option.${name}.${value}`) ?? value,
    ];
  }),
];
