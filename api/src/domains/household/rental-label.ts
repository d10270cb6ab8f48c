import type { CatalogSnapshot, ReferenceListName } from '../catalog/catalog-snapshot';
import type { PosRentalProfile } from '../pos/pos-household';

/** A rental profile in words: each key by its description in the reference lists, or as it is when it is gone from there. */
export function rentalLabel(stored: PosRentalProfile, { referenceLists }: CatalogSnapshot) {
  const label = (list: ReferenceListName, key: string) => referenceLists[list].find((item) => item.listKey === key)?.listDescription ?? key;
  return {
    age: label('age', stored.ageKey),
    ability: label('ability', stored.abilityKey),
    height: label('height', stored.heightKey),
    weight: label('weight', stored.weightKey),
    shoeSize: stored.shoeSize && label('shoeSize', stored.shoeSize),
    goofy: stored.goofy,
  };
}
