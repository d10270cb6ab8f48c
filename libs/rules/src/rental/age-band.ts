import type { ReferenceItem } from '@arrival/contracts';

type WordedAge = Pick<ReferenceItem, 'listDescription'>;

/** Whole years, both ends included. */
interface Years {
  readonly min: number;
  readonly max: number;
}

/** In front of a number it leaves the number out, behind one it does not. */
const BELOW = /(?:under|below|less than|younger than|<(?!=))\D*\d/i;
const ABOVE = /(?:over|above|more than|older than|>(?!=))\D*\d/i;

/** `9 and under`, `under 10`, `10 to 49`, `50 and over`, `over 49`, `7`; undefined for a list that is worded otherwise. */
function yearsOf({ listDescription: words }: WordedAge): Years | undefined {
  const [first, second] = (words.match(/\d+/g) ?? []).map(Number);
  if (first === undefined) return undefined;
  if (second !== undefined) return { min: first, max: second };
  if (BELOW.test(words)) return { min: 0, max: first - 1 };
  if (ABOVE.test(words)) return { min: first + 1, max: Number.POSITIVE_INFINITY };
  if (/under|below|up to|less|younger|<|≤/i.test(words)) return { min: 0, max: first };
  return { min: first, max: /over|above|more|older|\+|>|≥/i.test(words) ? Number.POSITIVE_INFINITY : first };
}

const holds = ({ min, max }: Years, age: number): boolean => age >= min && age <= max;

/** The offered band that a member's age falls into, so that nobody is asked what the birth date says (D57). */
export function ageBandOf<Item extends ReferenceItem>(items: readonly Item[], age: number | null): Item | undefined {
  if (age === null) return undefined;
  return items.find((item) => {
    const years = item.dinLookupValue > -1 ? yearsOf(item) : undefined;
    return years !== undefined && holds(years, age);
  });
}

/** Does the band say something else than the birth date (D57)? An unknown age, or words without numbers, contradict nothing. */
export function contradictsAge(item: WordedAge, age: number | null): boolean {
  const years = yearsOf(item);
  return age !== null && years !== undefined && !holds(years, age);
}
