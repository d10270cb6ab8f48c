import type { ReferenceItem } from '@arrival/contracts';
import { displayBand, type Measure, offered, type UnitSystem } from '@arrival/rules';

export interface Choice {
  value: string;
  label: string;
  description?: string;
}

/** Heights and weights in the guest's units; the list's bands stay in the background (spec §5, Metric switch). */
export const bandChoices = (items: readonly ReferenceItem[], measure: Measure, system: UnitSystem): Choice[] =>
  offered(items).map((item) => ({ value: item.listKey, label: displayBand(item.listDescription, measure, system) }));

/** A list entry may explain itself after a middle dot: `Type I · cautious on gentle slopes`. */
export function wordedChoice(item: ReferenceItem): Choice {
  const [label = '', ...rest] = item.listDescription.split(' · ');
  const description = rest.join(' · ');
  return {
    value: item.listKey,
    label,
    ...(description === '' ? {} : { description: `${description.charAt(0).toUpperCase()}${description.slice(1)}.` }),
  };
}

/** The age band that a member's age falls into, so that nobody is asked what we know. Nothing when the list is worded otherwise. */
export function ageChoice(items: readonly ReferenceItem[], age: number | null): string | undefined {
  if (age === null) return undefined;
  return offered(items).find((item) => {
    const [first, second] = (item.listDescription.match(/\d+/g) ?? []).map(Number);
    if (first === undefined) return false;
    if (second !== undefined) return age >= first && age <= second;
    if (/under|below|up to|less|younger|<|≤/i.test(item.listDescription)) return age <= first;
    return /over|above|more|older|\+|>|≥/i.test(item.listDescription) ? age >= first : age === first;
  })?.listKey;
}
