import type { FieldProblem, ReferenceItem } from '@arrival/contracts';
import {
  feetText,
  findBand,
  isInFeet,
  isUnusual,
  type Measure,
  measureOf,
  offered,
  type TypedMeasure,
  type UnitSystem,
  unitOf,
} from '@arrival/rules';
import { typedNumber } from '../typed-digits';

/** A measure as a guest has typed it; in other units it is typed anew, nothing is converted (D56). */
export interface TypedInUnits extends TypedMeasure {
  inches: string;
  system: UnitSystem;
  /** The guest has said that an unusual number is right (D57). */
  isSure: boolean;
}

/** Of a draft of rental answers: the numbers, and the groups that follow from them. */
export interface MeasuresDraft extends Record<Measure, TypedInUnits> {
  selectedHeight: string;
  selectedWeight: string;
}

export const nothingTyped = (system: UnitSystem): TypedInUnits => ({ whole: '', inches: '', system, isSure: false });

/** The jump to the next field was too soon: this number has a point. */
export const withPoint = (typed: TypedInUnits, last: 'whole' | 'inches'): TypedInUnits => ({
  ...typed,
  [last]: typedNumber(`${typed[last]}.`, last === 'inches' ? 2 : 3),
});

export interface ReadMeasure {
  /** In whole inches, pounds, centimetres or kilograms; undefined: nothing typed. */
  value: number | undefined;
  /** The entry that is stored. */
  band: ReferenceItem | undefined;
  problem: FieldProblem | undefined;
}

/** What a typed number is: the band that holds it, and what is doubtful about it at that age. */
export function readMeasure(
  measure: Measure,
  typed: TypedInUnits,
  items: readonly ReferenceItem[],
  age: number | null,
): ReadMeasure {
  const { system, isSure } = typed;
  const number = measureOf(typed, isInFeet(measure, system));
  if (number === undefined) return { value: undefined, band: undefined, problem: undefined };
  const band = number === null ? undefined : findBand(offered(items), measure, number, system);
  if (number === null || !band) return { value: number ?? undefined, band, problem: { code: 'noGroup' } };
  const isDoubtful = !isSure && isUnusual(measure, number, system, age);
  return { value: number, band, problem: isDoubtful ? { code: 'unlikely' } : undefined };
}

const unitNames = { ft: 'foot', in: 'inch', lb: 'pound', cm: 'centimeter', kg: 'kilogram' } as const;
const inUnit = (unit: keyof typeof unitNames, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: unitNames[unit] });

/** `6'5"`, `62 lb`, `130 cm`, as the guest's language writes it, on one line. */
export const measureText = (measure: Measure, value: number, system: UnitSystem, locale: string): string =>
  isInFeet(measure, system)
    ? feetText(value)
    : inUnit(unitOf(measure, system), locale).format(value).replaceAll(' ', '\u00a0');

/** The sign of a unit beside a number. */
export const unitSign = (unit: keyof typeof unitNames, locale: string): string =>
  inUnit(unit, locale)
    .formatToParts(2)
    .find(({ type }) => type === 'unit')?.value ?? unit;
