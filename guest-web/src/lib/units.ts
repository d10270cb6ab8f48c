import type { UnitSystem } from '@arrival/rules';
import { externalStore, useExternalStore } from '@arrival/web/external-store';
import { deviceStorage } from '@arrival/web/storage';

const key = 'arrival.units';

// Only these three use feet and pounds in daily life.
const imperialRegions = ['US', 'LR', 'MM'];
const usual = (): UnitSystem =>
  imperialRegions.includes(new Intl.Locale(navigator.language).maximize().region ?? '') ? 'imperial' : 'metric';

const chosen = externalStore<UnitSystem>(deviceStorage.read<UnitSystem>(key) ?? usual());

/** Metric or imperial: the guest's habit, remembered on this phone. */
export const useUnits = (): UnitSystem => useExternalStore(chosen);

export function chooseUnits(system: UnitSystem): void {
  deviceStorage.write(key, system);
  chosen.set(system);
}
