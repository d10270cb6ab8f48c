import { hash } from 'node:crypto';
import type { LanguageTag, ReferenceItem } from '@arrival/contracts';
import type { CatalogListEntry, CatalogLists, NamedRentalLists } from './catalog.facade';

/** The entries with their texts in a language beside the English ones. */
export function listsIn(lists: CatalogLists, language: Exclude<LanguageTag, 'en'>): CatalogLists {
  const entryIn = (entry: CatalogListEntry): CatalogListEntry => {
    const translation = entry.translations?.[language];
    return translation ? { ...entry, translation } : entry;
  };
  const { age, ability, height, weight, shoeSize } = lists;
  return {
    age: age.map(entryIn),
    ability: ability.map(entryIn),
    height: height.map(entryIn),
    weight: weight.map(entryIn),
    shoeSize: shoeSize.map(entryIn),
  };
}

/** What guests choose from, in the wire's names. */
export function namedRentalLists({ age, ability, height, weight, shoeSize }: CatalogLists): NamedRentalLists {
  const onWire = (entries: readonly CatalogListEntry[]): ReferenceItem[] =>
    entries.map(({ translations: _, ...entry }) => entry);
  const lists = {
    ageRefs: onWire(age),
    abilityRefs: onWire(ability),
    heightRefs: onWire(height),
    weightRefs: onWire(weight),
    shoeSizeRefs: onWire(shoeSize),
  };
  return { hash: hash('sha256', JSON.stringify(lists)), lists };
}
