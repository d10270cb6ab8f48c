import type { ReferenceItem, RentalListName } from '@arrival/contracts';
import { listText, type UnitTexts } from './band-text';

/** A rental profile by the keys of the reference lists. */
export interface KeptRentalProfile {
  readonly ageKey: string;
  readonly abilityKey: string;
  readonly heightKey: string;
  readonly weightKey: string;
  readonly shoeSize: string | null;
  readonly goofy: 'Y' | 'N' | null;
}

/** The profile in words: each key by its text in the lists, or as it is when it is gone from there. */
export function rentalLabel(
  kept: KeptRentalProfile,
  lists: Readonly<Record<RentalListName, readonly ReferenceItem[]>>,
) {
  const entry = (list: RentalListName, listKey: string): UnitTexts =>
    lists[list].find((item) => item.listKey === listKey) ?? { listDescription: listKey, listDescriptionMetric: null };
  const [height, weight] = [entry('height', kept.heightKey), entry('weight', kept.weightKey)];
  return {
    age: entry('age', kept.ageKey).listDescription,
    ability: entry('ability', kept.abilityKey).listDescription,
    height: height.listDescription,
    heightMetric: listText(height, 'metric'),
    weight: weight.listDescription,
    weightMetric: listText(weight, 'metric'),
    shoeSize: kept.shoeSize && entry('shoeSize', kept.shoeSize).listDescription,
    goofy: kept.goofy,
  };
}
