import type { RentalListName } from '@arrival/contracts';
import { listText, type UnitTexts } from '@arrival/rules';
import type { CatalogSnapshot } from '../catalog/catalog-snapshot';
import type { PosRentalProfile } from '../pos/pos-household';

/** A rental profile in words: each key by its text in the reference lists, or as it is when it is gone from there. */
export function rentalLabel(stored: PosRentalProfile, { referenceLists }: CatalogSnapshot) {
  const entry = (list: RentalListName, listKey: string): UnitTexts =>
    referenceLists[list].find((item) => item.listKey === listKey) ?? { listDescription: listKey, listDescriptionMetric: null };
  const [height, weight] = [entry('height', stored.heightKey), entry('weight', stored.weightKey)];
  return {
    age: entry('age', stored.ageKey).listDescription,
    ability: entry('ability', stored.abilityKey).listDescription,
    height: height.listDescription,
    heightMetric: listText(height, 'metric'),
    weight: weight.listDescription,
    weightMetric: listText(weight, 'metric'),
    shoeSize: stored.shoeSize && entry('shoeSize', stored.shoeSize).listDescription,
    goofy: stored.goofy,
  };
}
