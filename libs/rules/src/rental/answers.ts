import type { FieldProblem, GearName, GearSwitches, ReferenceItem } from '@arrival/contracts';
import { contradictsAge } from './age-band';
import type { Measure } from './band';
import { gearProblems } from './gear';
import { isBeyondAge } from './plausible';

/** Only entries with a usable lookup value are offered (spec §5, D28). */
export function offered(items: readonly ReferenceItem[]): ReferenceItem[] {
  return items.filter((item) => item.dinLookupValue > -1);
}

export interface RentalChoices {
  abilityRefs: readonly ReferenceItem[];
  ageRefs: readonly ReferenceItem[];
  heightRefs: readonly ReferenceItem[];
  weightRefs: readonly ReferenceItem[];
}

/** Answers to check, the gear by the names under which it is kept. */
export interface RentalInput extends Partial<Record<GearName, string | number | null>> {
  selectedAbility?: string | null;
  selectedAge?: string | null;
  selectedHeight?: string | null;
  selectedWeight?: string | null;
}

export type RentalField = keyof RentalInput;

const required: FieldProblem = { code: 'required' };

/** An age band beside the birth date's is refused (D57); where either is unknown nothing is contradicted. */
function ageError(
  value: string | null | undefined,
  items: readonly ReferenceItem[],
  age: number | null,
): FieldProblem | undefined {
  const item = items.find(({ listKey }) => listKey === value);
  return choiceError(value, items) ?? (item && contradictsAge(item, age) ? { code: 'otherAgeGroup' } : undefined);
}

function choiceError(value: string | null | undefined, items: readonly ReferenceItem[]): FieldProblem | undefined {
  if (!value?.trim()) return required;
  return items.some((item) => item.listKey === value) ? undefined : { code: 'notOffered' };
}

/** A band where nobody of that age can be is refused (D57). */
function measureError(
  value: string | null | undefined,
  items: readonly ReferenceItem[],
  measure: Measure,
  age: number | null,
): FieldProblem | undefined {
  const item = items.find(({ listKey }) => listKey === value);
  return choiceError(value, items) ?? (item && isBeyondAge(item, measure, age) ? { code: 'beyondAge' } : undefined);
}

/**
 * Ability, age, height and weight are required, of the gear what the task type asks for (spec §5). The age
 * list is not filtered by lookup value, the other lists are; it follows the member's `age` in whole years, null when that is unknown (D57).
 */
export function rentalErrors(
  input: RentalInput,
  choices: RentalChoices,
  type: GearSwitches,
  age: number | null,
): Partial<Record<RentalField, FieldProblem>> {
  const checks: Record<RentalField, FieldProblem | undefined> = {
    selectedAbility: choiceError(input.selectedAbility, offered(choices.abilityRefs)),
    selectedAge: ageError(input.selectedAge, choices.ageRefs, age),
    selectedHeight: measureError(input.selectedHeight, offered(choices.heightRefs), 'height', age),
    selectedWeight: measureError(input.selectedWeight, offered(choices.weightRefs), 'weight', age),
    ...gearProblems(input, type),
  };
  return Object.fromEntries(Object.entries(checks).filter(([, problem]) => problem !== undefined));
}
