import { hash } from 'node:crypto';
import type { ReferenceItem, RentalListName } from '@arrival/contracts';
import type { CatalogSnapshot, NamedRentalLists } from './catalog.facade';

/** What guests choose from, in the wire's names. */
export function namedRentalLists(referenceLists: CatalogSnapshot['referenceLists']): NamedRentalLists {
  const { age, ability, height, weight, shoeSize } = referenceLists as Record<RentalListName, ReferenceItem[]>;
  const lists = { ageRefs: age, abilityRefs: ability, heightRefs: height, weightRefs: weight, shoeSizeRefs: shoeSize };
  return { hash: hash('sha256', JSON.stringify(lists)), lists };
}
