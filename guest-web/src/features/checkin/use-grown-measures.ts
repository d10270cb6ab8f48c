import type { RentalContactTask } from '@arrival/contracts';
import type { Measure } from '@arrival/rules';
import { useState } from 'react';
import { nothingTyped, readMeasure, type TypedInUnits } from '../../lib/checkin/measures';
import { clearDraft, readDraft, writeDraft } from '../../lib/drafts';
import { useUnits } from '../../lib/units';
import { growsStill } from './kept-answers';

type Typed = Readonly<Record<string, TypedInUnits>>;
const draftKey = 'lastTime';
const keyOf = ({ id }: RentalContactTask, measure: Measure) => `${id} ${measure}`;

/** Height and weight of those who grow, told anew; kept until they are sent. */
export function useGrownMeasures(rentals: readonly RentalContactTask[]) {
  const units = useUnits();
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(draftKey) ?? {});
  const typedOf = (task: RentalContactTask, measure: Measure) => typed[keyOf(task, measure)] ?? nothingTyped(units);
  const type = (task: RentalContactTask, measure: Measure, next: TypedInUnits) => {
    const after = { ...typed, [keyOf(task, measure)]: next };
    setTyped(after);
    writeDraft(draftKey, after);
  };
  const readOf = (task: RentalContactTask, measure: Measure) => {
    const { heightRefs, weightRefs } = task.relatedObject;
    const items = measure === 'height' ? heightRefs : weightRefs;
    return readMeasure(measure, typedOf(task, measure), items, task.contact.age);
  };
  const measuresOf = (task: RentalContactTask) => {
    const [height, weight] = [readOf(task, 'height'), readOf(task, 'weight')];
    const isThere = height.band && weight.band && !height.problem && !weight.problem;
    return isThere ? { height: height.band!, weight: weight.band! } : undefined;
  };
  const unmeasured = rentals.filter((task) => growsStill(task) && !measuresOf(task));
  return { typedOf, type, readOf, measuresOf, unmeasured, forget: () => clearDraft(draftKey) };
}
