/**
 * Height and weight lists hold bands, each with a text in both systems (`4'11"–5'1"` and `149–157 cm`, D56). A band is read into whole
 * units; the list entry (`listKey`) is what is stored, so nothing is lost by rounding.
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

/** The unit in which bands of a measure are given. */
export function unitOf(measure: Measure, system: UnitSystem): Unit {
  if (measure === 'height') return system === 'imperial' ? 'in' : 'cm';
  return system === 'imperial' ? 'lb' : 'kg';
}

/** Is a measured value inside the band? Values between two whole units belong to the lower one. */
export function isInBand(value: number, band: Band): boolean {
  const whole = Math.floor(value);
  return (band.min === null || whole >= band.min) && (band.max === null || whole <= band.max);
}
