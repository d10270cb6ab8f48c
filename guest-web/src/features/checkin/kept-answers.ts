import {
  type ChildContactTask,
  type ReferenceItem,
  type RentalAnswers,
  type RentalContactTask,
  taskTypeIds,
} from '@arrival/contracts';
import {
  ageBandOf,
  areBands,
  askedGear,
  canStandAgain,
  gearAnswers,
  gearIn,
  isMinor,
  rentalErrors,
  type Step,
  type UnitSystem,
} from '@arrival/rules';
import { askedAgain } from '../../lib/checkin/asked-again';
import { childDraftKey, rentalDraftKey } from '../../lib/checkin/draft-keys';
import { readDraft } from '../../lib/drafts/drafts';

export type KeptChild = ChildContactTask & { relatedObject: NonNullable<ChildContactTask['relatedObject']> };

/** What is kept of a family from an earlier visit and is asked again, because it has run out. */
export interface KeptFamily {
  rentals: readonly RentalContactTask[];
  children: readonly KeptChild[];
}

interface Measures {
  height: ReferenceItem;
  weight: ReferenceItem;
}

/** Children grow: their numbers are told anew. */
export const growsStill = ({ contact }: RentalContactTask): boolean => isMinor(contact.age);

/** The answers of the last time as they are sent again, a child's with the measures of today. */
export function sameAnswers({ relatedObject: kept, contact }: RentalContactTask, today?: Measures): RentalAnswers {
  return {
    selectedAge: ageBandOf(kept.ageRefs, contact.age)?.listKey ?? kept.selectedAge ?? '',
    selectedAbility: kept.selectedAbility ?? '',
    selectedHeight: today?.height.listKey ?? kept.selectedHeight ?? '',
    selectedWeight: today?.weight.listKey ?? kept.selectedWeight ?? '',
    ...gearAnswers(askedGear(gearIn(kept), kept)),
    version: kept.version,
  };
}

/** Is there nothing to ask but what a child measures today? */
function isKept(task: RentalContactTask, units: UnitSystem): boolean {
  if (askedAgain(task) !== undefined) return false;
  const { relatedObject: kept, contact } = task;
  const answers = sameAnswers(task);
  const { selectedHeight, selectedWeight, ...others } = rentalErrors(
    { ...answers, ...gearIn(answers) },
    kept,
    kept,
    contact.age,
  );
  if (kept.version === null || Object.keys(others).length > 0) return false;
  if (!growsStill(task)) return !selectedHeight && !selectedWeight;
  return areBands(kept.heightRefs, 'height', units) && areBands(kept.weightRefs, 'weight', units);
}

const text = (answer: unknown): string => String(answer ?? '');

/** Begun in the usual form, and not saved: it says something else than the last time. What a child measures today is asked here too. */
function isTypedAnew(task: RentalContactTask): boolean {
  const typed = readDraft<Record<string, unknown>>(rentalDraftKey(task)) ?? {};
  const { relatedObject: last } = task;
  const { selectedAbility, selectedHeight, selectedWeight } = last;
  const measures = growsStill(task) ? {} : { selectedHeight, selectedWeight };
  const kept = { selectedAbility, ...measures, ...askedGear(gearIn(last), last) };
  return Object.entries(kept).some(([name, answer]) => name in typed && text(typed[name]) !== text(answer));
}

/** Everything that is open beside signatures and photos, when all of it is known from an earlier visit and nothing was begun anew; else it is asked in the usual way. */
export function keptFamily(
  steps: readonly Step[],
  { units, phoneRegion }: { units: UnitSystem; phoneRegion: string },
): KeptFamily | undefined {
  const open = steps.flatMap(({ contactTasks }) => contactTasks).filter((task) => !task.isReadOnly && !task.isComplete);
  const rentals = open.filter(({ taskTypeId }) => taskTypeId === taskTypeIds.rentalProfile) as RentalContactTask[];
  const registrations = open.filter(
    ({ taskTypeId }) => taskTypeId === taskTypeIds.childRegistration,
  ) as ChildContactTask[];
  const children = registrations.filter(
    (task): task is KeptChild =>
      task.relatedObject !== null &&
      askedAgain(task) === undefined &&
      canStandAgain(task.relatedObject, phoneRegion) &&
      readDraft(childDraftKey(task)) === undefined,
  );
  const isAllKept =
    rentals.length + registrations.length > 0 &&
    children.length === registrations.length &&
    rentals.every((task) => isKept(task, units) && !isTypedAnew(task));
  return isAllKept ? { rentals, children } : undefined;
}

/** The answers as they were looked at once, over the lists of now: their entries are in the language that is chosen now. */
export function overListsOfNow({ rentals, children }: KeptFamily, steps: readonly Step[]): KeptFamily {
  const now = steps.flatMap(({ contactTasks }) => contactTasks) as RentalContactTask[];
  const listsOf = ({ id }: RentalContactTask) => {
    const { ageRefs, abilityRefs, heightRefs, weightRefs, shoeSizeRefs } =
      now.find((task) => task.id === id)?.relatedObject ?? {};
    return heightRefs && { ageRefs, abilityRefs, heightRefs, weightRefs, shoeSizeRefs };
  };
  return {
    rentals: rentals.map((task) => ({ ...task, relatedObject: { ...task.relatedObject, ...listsOf(task) } })),
    children,
  };
}
