import { type Band, convertBand, isInBand, type Measure, type Unit, type UnitSystem, unitOf } from './band';

const FEET_AND_INCHES = /(\d+)\s*(?:'|′|’|ft\.?|feet)\s*(?:(\d{1,2})\s*(?:"|″|”|''|in(?:ch(?:es)?)?\.?)?)?/giu;
const BELOW = /\b(?:under|below|less than)\b|</iu;
const AT_MOST = /\b(?:up to|at most|or less|and less|or under|and under|and below|or below|or shorter|or lighter|max)\b|≤/iu;
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
  return text.replace(FEET_AND_INCHES, (_, feet: string, inches?: string) => ` ${Number(feet) * 12 + Number(inches ?? 0)} `);
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

/** A description may hold both systems: `49–57 lb (22–25 kg)`, `4'11" / 150 cm`. */
function partsOf(text: string): string[] {
  return text
    .split(/[()/]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function amount(value: number, unit: Unit): string {
  return unit === 'in' ? `${Math.floor(value / 12)}'${value % 12}"` : `${value}`;
}

/** A band in words: `150–156 cm`, `up to 149 cm`, `6'5" or more`. */
export function bandText(band: Band): string {
  const suffix = band.unit === 'in' ? '' : ` ${band.unit}`;
  const min = band.min === null ? null : amount(band.min, band.unit);
  const max = band.max === null ? null : amount(band.max, band.unit);
  if (min === null) return max === null ? '' : `up to ${max}${suffix}`;
  if (max === null) return `${min}${suffix} or more`;
  return min === max ? `${min}${suffix}` : `${min}–${max}${suffix}`;
}

/**
 * A height or weight entry in the guest's system (spec §5, Metric switch). Already in that system: as the list has it. Not
 * understood: as typed, so that an unusual list still works.
 */
export function displayBand(listDescription: string, measure: Measure, system: UnitSystem): string {
  const parts = partsOf(listDescription).map((text) => ({ text, band: parseBand(text, measure) }));
  const wanted = unitOf(measure, system);
  const same = parts.find(({ band }) => band?.unit === wanted);
  if (same) return parts.length === 1 ? listDescription : same.text;
  const band = parts.find((part) => part.band !== null)?.band;
  return band ? bandText(convertBand(band, measure, system)) : listDescription;
}

/** The entry whose band holds a value that a guest typed, in the system it was typed in. */
export function findBand<T extends { listDescription: string }>(
  items: readonly T[],
  measure: Measure,
  value: number,
  system: UnitSystem,
): T | undefined {
  return items.find((item) => {
    const bands = partsOf(item.listDescription).map((text) => parseBand(text, measure));
    const band = bands.find((candidate) => candidate?.unit === unitOf(measure, system)) ?? bands.find((candidate) => candidate !== null);
    return band ? isInBand(value, convertBand(band, measure, system)) : false;
  });
}
