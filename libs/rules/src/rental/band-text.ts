import type { ReferenceItem } from '@arrival/contracts';
import { type Band, isInBand, type Measure, type Unit, type UnitSystem, unitOf } from './band';

export type UnitTexts = Pick<ReferenceItem, 'listDescription' | 'listDescriptionMetric' | 'translation'>;

const FEET_AND_INCHES = /(\d+)\s*(?:'|′|’|ft\.?|feet)\s*(?:(\d{1,2})\s*(?:"|″|”|''|in(?:ch(?:es)?)?\.?)?)?/giu;
const BELOW = /\b(?:under|below|less than)\b|</iu;
const AT_MOST =
  /\b(?:up to|at most|or less|and less|or under|and under|and below|or below|or shorter|or lighter|max)\b|≤/iu;
const ABOVE = /\b(?:over|above|more than)\b|>/iu;
const AT_LEAST =
  /\b(?:from|at least|or more|and more|or over|and over|and above|or above|and up|or taller|or heavier|min)\b|≥|\d["”″']?\s*(?:lbs?|kg|cm|in)?\.?\s*\+/iu;
const units: Record<Measure, readonly (readonly [RegExp, Unit])[]> = {
  height: [
    [/cm\b/iu, 'cm'],
    [/['′’"″”]|\b(?:ft|feet|in|inch|inches)\b/iu, 'in'],
  ],
  weight: [
    [/kgs?\b|\bkilo/iu, 'kg'],
    [/lbs?\b|\bpounds?\b|#/iu, 'lb'],
  ],
};

function inInches(text: string): string {
  return text.replace(
    FEET_AND_INCHES,
    (_, feet: string, inches?: string) => ` ${Number(feet) * 12 + Number(inches ?? 0)} `,
  );
}

function bandOf(unit: Unit, numbers: readonly number[], text: string): Band | null {
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return null;
  if (second !== undefined) return second < first ? null : { unit, min: first, max: second };
  if (AT_MOST.test(text)) return { unit, min: null, max: first };
  if (AT_LEAST.test(text)) return { unit, min: first, max: null };
  if (BELOW.test(text)) return { unit, min: null, max: first - 1 };
  if (ABOVE.test(text)) return { unit, min: first + 1, max: null };
  return { unit, min: first, max: first };
}

/** Reads one description in one unit; null when it is not a band that we understand. */
export function parseBand(text: string, measure: Measure): Band | null {
  const unit = units[measure].find(([pattern]) => pattern.test(text))?.[1];
  if (unit === undefined) return null;
  const plain = unit === 'in' ? inInches(text) : text;
  return bandOf(unit, (plain.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number), text);
}

const fieldOf = ({ listDescriptionMetric }: UnitTexts, system: UnitSystem) =>
  system === 'metric' && listDescriptionMetric !== null ? 'listDescriptionMetric' : 'listDescription';

/** An entry's English text in a system: as the chart prints it, nothing is converted (D56). */
export function chartText(item: UnitTexts, system: UnitSystem): string {
  return item[fieldOf(item, system)] ?? item.listDescription;
}

/** What is read of an entry in the guest's system (spec §5, Metric switch), in the language that the lists were asked in. */
export function listText(item: UnitTexts, system: UnitSystem = 'imperial'): string {
  return item.translation?.[fieldOf(item, system)] ?? chartText(item, system);
}

/** The entry whose band holds a number that a guest typed, by the chart of the unit it was typed in (D56). */
export function findBand<T extends UnitTexts>(
  items: readonly T[],
  measure: Measure,
  value: number,
  system: UnitSystem,
): T | undefined {
  return items.find((item) => {
    const band = parseBand(chartText(item, system), measure);
    return band?.unit === unitOf(measure, system) && isInBand(value, band);
  });
}
