import type { UnitSystem } from '@arrival/rules';

// Only these three use feet and pounds in daily life.
const imperialRegions = ['US', 'LR', 'MM'];

/** What is usual where a browser's language is spoken. Some browsers name none: under the POSIX locale WebKit says "C". */
export function usualUnits(language: string): UnitSystem {
  return imperialRegions.includes(regionOf(language) ?? '') ? 'imperial' : 'metric';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
