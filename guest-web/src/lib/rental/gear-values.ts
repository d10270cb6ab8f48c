import type { Gear, GearName, GearSwitches } from '@arrival/contracts';
import { labelledGear } from '@arrival/rules';
import type { rental } from '../../words/rental';
import type { Said } from '../../words/section';

/** The gear as a label reads: what was told, and of what `type` asks also what is missing. */
export const gearValues = (
  { field, option, none }: Said<typeof rental.english>,
  gear: Gear,
  type?: GearSwitches,
): { name: GearName; term: string; value: string }[] => {
  const options: Partial<Record<GearName, Readonly<Record<string, string>>>> = option;
  return labelledGear(gear, type).map((name) => {
    const value = String(gear[name] ?? none);
    return { name, term: field[name], value: options[name]?.[value] ?? value };
  });
};
