import type { Measure, UnitSystem } from './band';
import { parseBand, type UnitTexts } from './band-text';

/** Centimetres and kilograms, both ends included. */
type Usual = readonly [height: readonly [number, number], weight: readonly [number, number]];

/**
 * Between which measures all but one in five hundred children of an age are, girls and boys: the 0.1st percentile at the birthday to the 99.9th
 * at the next one (CDC growth charts of 2000, rounded outwards; D57). From two years on.
 */
const usual: readonly Usual[] = [
  [
    [74, 107],
    [9, 21],
  ],
  [
    [82, 116],
    [10, 26],
  ],
  [
    [87, 123],
    [11, 34],
  ],
  [
    [93, 131],
    [12, 42],
  ],
  [
    [98, 139],
    [14, 50],
  ],
  [
    [104, 146],
    [15, 58],
  ],
  [
    [108, 152],
    [17, 69],
  ],
  [
    [113, 159],
    [18, 80],
  ],
  [
    [117, 166],
    [20, 89],
  ],
  [
    [122, 174],
    [22, 99],
  ],
  [
    [126, 181],
    [24, 106],
  ],
  [
    [132, 189],
    [27, 111],
  ],
  [
    [138, 194],
    [30, 117],
  ],
  [
    [142, 197],
    [32, 123],
  ],
  [
    [142, 198],
    [34, 132],
  ],
  [
    [143, 198],
    [36, 138],
  ],
];
const youngest = 2;
const oldest = youngest + usual.length - 1;

/** How many metric units one of the guest's is. Compared with, never stored: nothing that somebody told is converted (D56). */
const perUnit: Record<Measure, number> = { height: 2.54, weight: 0.4536 };
const factor = (measure: Measure, system: UnitSystem): number => (system === 'metric' ? 1 : perUnit[measure]);

const rangeOf = (measure: Measure, age: number): readonly [number, number] | undefined =>
  usual[age - youngest]?.[measure === 'height' ? 0 : 1];

/** What most children of that age measure, in whole inches, pounds, centimetres or kilograms; undefined for adults and below two years. */
export function usualRange(measure: Measure, age: number | null, system: UnitSystem): [number, number] | undefined {
  const range = age === null ? undefined : rangeOf(measure, age);
  if (!range) return undefined;
  const unit = factor(measure, system);
  return [Math.floor(range[0] / unit), Math.ceil(range[1] / unit)];
}

/** Outside of what next to no adult is, in centimetres and kilograms: a slip of the finger or the other unit, most likely. */
const usualOfAdults: Record<Measure, readonly [least: number, most: number]> = {
  height: [138, 230],
  weight: [40, 250],
};

/** Is a measure so far from the age that the guest is asked about it (D57)? */
export function isUnusual(measure: Measure, value: number, system: UnitSystem, age: number | null): boolean {
  const isAdult = age !== null && age > oldest;
  const told = isAdult ? value * factor(measure, system) : value;
  const range = isAdult ? usualOfAdults[measure] : usualRange(measure, age, system);
  return range !== undefined && (told < range[0] || told > range[1]);
}

/** How much further than unusual a measure must be to be impossible: nobody grows a third beyond it, or to half its least weight. */
const beyond: Record<Measure, readonly [least: number, most: number]> = { height: [0.75, 1.3], weight: [0.5, 2] };

/** Does the whole band lie where nobody of that age can be? Words that are no band, and ages that nobody knows, contradict nothing. */
export function isBeyondAge(item: UnitTexts, measure: Measure, age: number | null): boolean {
  if (age === null || age < youngest) return false;
  const range = rangeOf(measure, Math.min(age, oldest));
  const metric = parseBand(item.listDescriptionMetric ?? item.listDescription, measure);
  if (!range || !metric) return false;
  const unit = factor(measure, metric.unit === 'cm' || metric.unit === 'kg' ? 'metric' : 'imperial');
  const [least, most] = beyond[measure];
  const isTooSmall = metric.max !== null && (metric.max + 1) * unit <= range[0] * least;
  const isTooLarge = metric.min !== null && metric.min * unit > range[1] * most;
  return isTooSmall || (isTooLarge && age <= oldest);
}
