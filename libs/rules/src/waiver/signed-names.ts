import { withoutMarks } from '@arrival/contracts';
import { cleanName } from '../people/name';

const apostrophes =
  /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02ca\u02cb\u2018\u2019\u201b\u2032\u2035\ua78c\uff07]/gu;
const hyphens = /[\p{Dash_Punctuation}\u2043\u2212]/gu;

/** One writing for what a keyboard chooses by itself: apostrophes, hyphens and spaces of every kind, marks that nobody sees. Case and accents stay (D68). */
const asTyped = (name: string): string =>
  withoutMarks(name.normalize('NFC')).replace(apostrophes, "'").replace(hyphens, '-').replace(/\s/gu, ' ').trim();

/** Whether the expected name was typed, exactly but for the kinds of D68 and the spaces around it (spec §5). */
export function isExpectedName(typed: string, expectedName: string): boolean {
  return asTyped(typed) === asTyped(cleanName(expectedName));
}
