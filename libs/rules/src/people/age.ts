import { minorUnderAge } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { AgeRange } from '../records/configuration';

/**
 * Whole years on a day (D4). Somebody born on 29 February has the birthday on 1 March in other years: the later day, so
 * that nobody counts as an adult too early. Before the birth the age is 0; without a birth date it is unknown.
 */
export function ageOn(dateOfBirth: Day | null, day: Day): number | null {
  if (dateOfBirth === null) return null;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return Math.max(0, day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years);
}

/** Under 18 (spec §9). An unknown age is not a minor: only the account holder may be without a birth date (D3). */
export function isMinor(age: number | null): boolean {
  return age !== null && age < minorUnderAge;
}

/** Of anybody but the account holder: until the birth date is given nobody knows who signs for them (D3, D22). */
export const mayBeMinor = (age: number | null): boolean => age === null || isMinor(age);

/**
 * Bounds are inclusive, an empty bound is open (D4). An unknown age is some adult's (see `isMinor`): asking once too often is safer than
 * not asking, but nobody is asked what is for children.
 */
export function isAgeInRange(age: number | null, range: AgeRange): boolean {
  if (age === null) return range.ageMax === null || range.ageMax >= minorUnderAge;
  return (range.ageMin === null || age >= range.ageMin) && (range.ageMax === null || age <= range.ageMax);
}
