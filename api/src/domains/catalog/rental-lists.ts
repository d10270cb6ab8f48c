import { hash } from 'node:crypto';
import type { ReferenceItem, RentalListName, RentalLists } from '@arrival/contracts';
import type { CatalogSnapshot } from './catalog-snapshot';

export interface NamedRentalLists {
  /** SHA-256 of the lists, hex. */
  readonly hash: string;
  readonly lists: RentalLists;
}

const named = new WeakMap<CatalogSnapshot, NamedRentalLists>();

/** What a rental profile chooses from (D28), under a name that changes with it. */
export function rentalListsOf(snapshot: CatalogSnapshot): NamedRentalLists {
  let found = named.get(snapshot);
  if (!found) {
    const { age, ability, height, weight, shoeSize } = snapshot.referenceLists as Record<RentalListName, ReferenceItem[]>;
    const lists = { ageRefs: age, abilityRefs: ability, heightRefs: height, weightRefs: weight, shoeSizeRefs: shoeSize };
    found = { hash: hash('sha256', JSON.stringify(lists)), lists };
    named.set(snapshot, found);
  }
  return found;
}
