/**
 * Height and weight lists hold bands (`4'11" – 5'1"`, `49–57 lb`, `6'5" and over`, `148-157 cm`). A band is read into whole units and
 * written in the guest's system; the list entry (`listKey`) is what is stored, so nothing is lost by rounding.
 */
export type Measure = 'height' | 'weight';
export type UnitSystem = 'imperial' | 'metric';
export type Unit = 'in' | 'lb' | 'cm' | 'kg';

/** Whole units, both ends included; null = open. */
export interface Band {
  unit: Unit;
  min: number | null;
  max: number | null;
}

const METRIC_PER_IMPERIAL: Record<Measure, number> = { height: 2.54, weight: 0.45359237 };

export function unitOf(measure: Measure, system: UnitSystem): Unit {
  if (measure === 'height') return system === 'imperial' ? 'in' : 'cm';
  return system === 'imperial' ? 'lb' : 'kg';
}

function systemOf(unit: Unit): UnitSystem {
  return unit === 'in' || unit === 'lb' ? 'imperial' : 'metric';
}

/**
 * The band in the other system. The upper end becomes the last whole unit before the next band begins, so that bands that touch
 * still touch and nobody falls between two of them.
 */
export function convertBand(band: Band, measure: Measure, system: UnitSystem): Band {
  if (systemOf(band.unit) === system) return band;
  const factor = system === 'metric' ? METRIC_PER_IMPERIAL[measure] : 1 / METRIC_PER_IMPERIAL[measure];
  const min = band.min === null ? null : Math.round(band.min * factor);
  const max = band.max === null ? null : Math.round((band.max + 1) * factor) - 1;
  return { unit: unitOf(measure, system), min, max: max !== null && min !== null ? Math.max(min, max) : max };
}

/** Is a measured value inside the band? Values between two whole units belong to the lower one. */
export function isInBand(value: number, band: Band): boolean {
  const whole = Math.floor(value);
  return (band.min === null || whole >= band.min) && (band.max === null || whole <= band.max);
}
