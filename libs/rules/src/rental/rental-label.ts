import type { Gear, ReferenceItem, RentalListName } from '@arrival/contracts';
import { listText, type UnitTexts } from './band-text';
import { gearOf } from './gear';

/** A rental profile by the keys of the reference lists. */
export interface KeptRentalProfile extends Gear {
  readonly ageKey: string;
  readonly abilityKey: string;
  readonly heightKey: string;
  readonly weightKey: string;
}

/** The profile in words: each key by its text in the lists and in their language, or as it is when it is gone from there. */
export function rentalLabel(
  kept: KeptRentalProfile,
  lists: Readonly<Record<RentalListName, readonly ReferenceItem[]>>,
) {
  const entry = (list: RentalListName, listKey: string): UnitTexts =>
    lists[list].find((item) => item.listKey === listKey) ?? { listDescription: listKey, listDescriptionMetric: null };
  const [height, weight] = [entry('height', kept.heightKey), entry('weight', kept.weightKey)];
  return {
    age: listText(entry('age', kept.ageKey)),
    ability: listText(entry('ability', kept.abilityKey)),
    abilityKey: kept.abilityKey,
    height: listText(height),
    heightMetric: listText(height, 'metric'),
    weight: listText(weight),
    weightMetric: listText(weight, 'metric'),
    ...gearOf(kept),
    shoeSize: kept.shoeSize && entry('shoeSize', kept.shoeSize).listDescription,
  };
}
