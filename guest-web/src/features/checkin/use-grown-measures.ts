import type { ReferenceItem, RentalContactTask } from '@arrival/contracts';
import type { Measure } from '@arrival/rules';
import { useState } from 'react';
import { rentalDraftKey } from '../../lib/checkin/draft-keys';
import { type MeasuresDraft, nothingTyped, readMeasure, type TypedInUnits } from '../../lib/checkin/measures';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { useUnits } from '../../lib/rental/units';
import { growsStill } from './kept-answers';

type Typed = Readonly<Record<string, Partial<MeasuresDraft>>>;
const draftOf = (task: RentalContactTask) => readDraft<Partial<MeasuresDraft>>(rentalDraftKey(task)) ?? {};

/** Height and weight of those who grow, told anew: the drafts of the usual forms, so that whoever goes on there finds them. */
export function useGrownMeasures(rentals: readonly RentalContactTask[]) {
  const units = useUnits();
  const [typed, setTyped] = useState<Typed>(() => Object.fromEntries(rentals.map((task) => [task.id, draftOf(task)])));
  const typedOf = (task: RentalContactTask, measure: Measure) => typed[task.id]?.[measure] ?? nothingTyped(units);
  const type = (task: RentalContactTask, measure: Measure, next: TypedInUnits, band: ReferenceItem | undefined) => {
    const field = measure === 'height' ? 'selectedHeight' : 'selectedWeight';
    const after = { ...draftOf(task), [measure]: next, [field]: band?.listKey ?? '' };
    setTyped({ ...typed, [task.id]: after });
    writeDraft(rentalDraftKey(task), after);
  };
  /** What will be saved, also of a number that was typed in other units and is not shown. */
  const bandOf = (task: RentalContactTask, measure: Measure) => {
    const { heightRefs, weightRefs } = task.relatedObject;
    const items = measure === 'height' ? heightRefs : weightRefs;
    const { band, problem } = readMeasure(measure, typedOf(task, measure), items, task.contact.age);
    return problem ? undefined : band;
  };
  const measuresOf = (task: RentalContactTask) => {
    const [height, weight] = [bandOf(task, 'height'), bandOf(task, 'weight')];
    return height && weight && { height, weight };
  };
  const unmeasured = rentals.filter((task) => growsStill(task) && !measuresOf(task));
  return {
    typedOf,
    type,
    bandOf,
    measuresOf,
    unmeasured,
  };
}
