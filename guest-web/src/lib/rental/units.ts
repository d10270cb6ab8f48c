import type { UnitSystem } from '@arrival/rules';
import { externalStore, useExternalStore } from '@arrival/web/external-store';
import { deviceStorage } from '@arrival/web/storage';
import { usualUnits } from './usual-units';

export const unitsKey = 'arrival.units';

const chosen = externalStore<UnitSystem>(deviceStorage.read<UnitSystem>(unitsKey) ?? usualUnits(navigator.language));

/** Metric or imperial: the guest's habit, remembered on this phone. */
export const useUnits = (): UnitSystem => useExternalStore(chosen);

/** Kept on this phone. */
export function chooseUnits(system: UnitSystem): void {
  deviceStorage.write(unitsKey, system);
  chosen.set(system);
}
