import type { ReferenceItem } from '@arrival/contracts';
import { isInFeet, listText, type Measure } from '@arrival/rules';
import { useState } from 'react';
import { nothingTyped, readMeasure, type TypedInUnits, withPoint } from '../../lib/checkin/measures';
import { useUnits } from '../../lib/units';
import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { inchesIdOf, MeasureBox, measureIdOf } from './measure-box';
import styles from './measure-pair.module.css';
import { MeasureQuestion } from './measure-question';

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

interface Props {
  person: { firstName: string; age: number | null };
  height: MeasureEntry;
  weight: MeasureEntry;
  /** The last number is all there: where the guest types on. */
  onTypedOut?: () => void;
}

const measures = ['height', 'weight'] as const;

/** Height and weight beside each other, and under them what is asked about an unusual number. */
export function MeasurePair({ person, onTypedOut, ...entries }: Props) {
  const words = useWords(rentalForm);
  const units = useUnits();
  const [left, setLeft] = useState<readonly Measure[]>([]);
  const shown = measures.map((measure) => {
    const entry = entries[measure];
    const typed = entry.typed.system === units ? entry.typed : nothingTyped(units);
    const read = readMeasure(measure, typed, entry.items, person.age);
    // Asked once the number is all there, or when saving has been refused.
    const isDone = left.includes(measure) || entry.error !== undefined;
    const set = (next: TypedInUnits) => entry.onTyped(next, readMeasure(measure, next, entry.items, person.age).band);
    return { measure, entry, typed, read, set, isAsked: isDone && read.problem?.code === 'unlikely' };
  });
  const goOnWithHeight = () => {
    const [height] = shown;
    const last = isInFeet('height', units) ? 'inches' : 'whole';
    if (!height || height.typed[last] === '') return;
    const { id } = entries.height;
    document.getElementById(last === 'inches' ? inchesIdOf(id) : id)?.focus();
    height.set(withPoint(height.typed, last));
  };
  const groupOf = ({ entry, read }: (typeof shown)[number]) => {
    const band = read.band ?? (read.value === undefined ? entry.known : undefined);
    if (band) return words.group({ group: listText(band, units) });
    return entry.before && read.value === undefined
      ? words.lastTime({ group: listText(entry.before, units) })
      : undefined;
  };
  return (
    <div className={styles.pair}>
      {shown.map((one) => (
        <MeasureBox
          key={one.measure}
          measure={one.measure}
          label={one.entry.label}
          id={one.entry.id}
          typed={one.typed}
          onTyped={(next) => {
            setLeft(left.filter((measure) => measure !== one.measure));
            one.set(next);
          }}
          onTypedOut={() => {
            if (one.measure === 'weight') return onTypedOut?.();
            // A correction stays where it is.
            if (shown[1]?.typed.whole === '') document.getElementById(entries.weight.id)?.focus();
          }}
          onPoint={() => one.measure === 'weight' && goOnWithHeight()}
          onLeft={() => {
            setLeft([...left, one.measure]);
            one.entry.onLeft?.();
          }}
          group={groupOf(one)}
          isAsked={one.isAsked}
          error={one.isAsked ? undefined : one.entry.error}
        />
      ))}
      {shown.map(
        ({ measure, entry, typed, read, isAsked, set }) =>
          isAsked && (
            <MeasureQuestion
              key={measure}
              measure={measure}
              value={read.value ?? 0}
              typed={typed}
              firstName={person.firstName}
              age={person.age ?? 0}
              onChange={() => document.getElementById(entry.id)?.focus()}
              onSure={() => {
                set({ ...typed, isSure: true });
                // The question goes, and its buttons with it; a phone's keyboard is not asked for.
                document.getElementById(measureIdOf(entry.id))?.focus({ preventScroll: true });
              }}
            />
          ),
      )}
    </div>
  );
}
