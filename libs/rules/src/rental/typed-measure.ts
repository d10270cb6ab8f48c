import type { ReferenceItem } from '@arrival/contracts';
import { offered } from './answers';
import type { Measure, Unit, UnitSystem } from './band';
import { chartText, parseBand } from './band-text';

/** A measure as somebody types it: feet and inches apart, everything else as one number. Empty = not typed. */
export interface TypedMeasure {
  readonly whole: string;
  readonly inches?: string;
}

const number = /^\d{1,3}([.,]\d?)?$/;

/**
 * In whole inches, pounds, centimetres or kilograms, as the chart has them; undefined until there is a number, null for what is none.
 * 65.9 is 65: bands hold whole numbers, and of two the smaller is the more cautious (D56).
 */
export function measureOf({ whole, inches = '' }: TypedMeasure, isInFeet: boolean): number | null | undefined {
  if (whole.trim() === '' && inches.trim() === '') return undefined;
  const parts = [whole.trim() || '0', inches.trim() || '0'];
  if (!parts.every((part) => number.test(part))) return null;
  const [first = 0, second = 0] = parts.map((part) => Number.parseInt(part, 10));
  if (!isInFeet) return first;
  return second > 11 ? null : first * 12 + second;
}

/** Heights are told in feet and inches, not in inches alone. */
export const isInFeet = (measure: Measure, system: UnitSystem): boolean =>
  measure === 'height' && system === 'imperial';

/** A number as it is typed: two digits from here on are all of it, for nobody is ten times as much. */
const typedOutFrom = { cm: 30, lb: 50, kg: 25 } as const;

/** Can no further digit belong to it? A 1 may become 10 or 11 inches; 62 pounds will not become 620, but 14 may become 140. */
export function isTypedOut(text: string, unit: Unit): boolean {
  if (unit === 'in') return /^(\d\d|[02-9])$/.test(text);
  return /^\d{3}$/.test(text) || (/^\d\d$/.test(text) && Number(text) >= typedOutFrom[unit]);
}

/** Are all that is offered bands in these units, so that a number finds its own? Else the list is chosen from. */
export const areBands = (items: readonly ReferenceItem[], measure: Measure, system: UnitSystem): boolean =>
  offered(items).length > 0 && offered(items).every((item) => parseBand(chartText(item, system), measure) !== null);

/** 77 inches as `6'5"`. */
export const feetText = (inches: number): string => `${Math.floor(inches / 12)}'${inches % 12}"`;
