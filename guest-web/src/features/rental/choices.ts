import type { ReferenceItem, RentalProfile } from '@arrival/contracts';
import { listText, offered, type UnitSystem } from '@arrival/rules';
import { isolated } from '../../words/words';

export interface Choice {
  value: string;
  label: string;
  description?: string;
}

/** Heights and weights in the guest's units (spec §5, Metric switch). */
export const bandChoices = (items: readonly ReferenceItem[], system: UnitSystem): Choice[] =>
  offered(items).map((item) => ({ value: item.listKey, label: listText(item, system) }));

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?。]$/.test(words) ? '' : '.'}`;

/** A list entry may explain itself after a middle dot: `Type I · cautious on gentle slopes`. */
export function wordedChoice(item: ReferenceItem): Choice {
  const [label = '', ...rest] = listText(item).split(' · ');
  const description = rest.join(' · ');
  return {
    value: item.listKey,
    label,
    ...(description === '' ? {} : { description: sentence(description) }),
  };
}

/** Those that nearly everybody is. */
export const usualTypes: readonly string[] = ['I', 'II', 'III'];
/** Whether the skier type is asked as a question in words people use: of a resort that offers those three. */
export const asksHowSkis = ({ abilityRefs }: Pick<RentalProfile, 'abilityRefs'>): boolean =>
  usualTypes.every((key) => offered(abilityRefs).some(({ listKey }) => listKey === key));

type SkierWords = Readonly<Record<string, string>>;

/** A type by what people call it, and beneath by the standard's name and definition. */
export function skierChoice(item: ReferenceItem, words: SkierWords): Choice {
  const { value, label, description } = wordedChoice(item);
  const said = Object.hasOwn(words, item.listKey) ? words[item.listKey] : undefined;
  if (said === undefined) return { value, label, ...(description === undefined ? {} : { description }) };
  return { value, label: said, description: isolated(description === undefined ? label : `${label}: ${description}`) };
}
