import type { ReferenceItem } from '@arrival/contracts';
import { listText, type Measure } from '@arrival/rules';
import { useState } from 'react';
import { nothingTyped, readMeasure, type TypedInUnits } from '../../lib/checkin/measures';
import { useUnits } from '../../lib/rental/units';
import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';

export interface MeasureEntry {
  id: string;
  label: string;
  items: readonly ReferenceItem[];
  typed: TypedInUnits;
  /** What is stored or known while nothing is typed: its group is shown. */
  known: ReferenceItem | undefined;
  /** From a time when the child was smaller: shown, and asked again. */
  before: ReferenceItem | undefined;
  onTyped: (typed: TypedInUnits, band: ReferenceItem | undefined) => void;
  /** Its fields were left. */
  onLeft?: () => void;
  error: string | undefined;
}

/** Each measure in the guest's units: what is typed, what it is read as, the group that it says, and whether it is asked about. */
export function useMeasures(age: number | null, entries: Readonly<Record<Measure, MeasureEntry>>) {
  const words = useWords(rentalForm);
  const units = useUnits();
  const [left, setLeft] = useState<readonly Measure[]>([]);
  const shown = (measure: Measure) => {
    const { items, known, before, error, onTyped, onLeft, ...entry } = entries[measure];
    const typed = entry.typed.system === units ? entry.typed : nothingTyped(units);
    const read = readMeasure(measure, typed, items, age);
    const set = (next: TypedInUnits) => onTyped(next, readMeasure(measure, next, items, age).band);
    const band = read.band ?? (read.value === undefined ? known : undefined);
    const last = read.value === undefined ? before : undefined;
    const group = band
      ? words.group({ group: listText(band, units) })
      : last && words.lastTime({ group: listText(last, units) });
    // Asked once the number is all there, or when saving has been refused.
    const isAsked = (left.includes(measure) || error !== undefined) && read.problem?.code === 'unlikely';
    const isOutside = error !== undefined && read.value !== undefined && read.problem?.code === 'noGroup';
    return {
      ...entry,
      measure,
      typed,
      value: read.value,
      group,
      isAsked,
      isOutside,
      error: isAsked ? undefined : error,
      /** As it is. */
      set,
      /** More may follow. */
      onTyped: (next: TypedInUnits) => {
        setLeft(left.filter((one) => one !== measure));
        set(next);
      },
      onLeft: () => {
        setLeft([...left, measure]);
        onLeft?.();
      },
    };
  };
  return { units, height: shown('height'), weight: shown('weight') };
}
