import { isInFeet } from '@arrival/rules';
import { withPoint } from '../../lib/checkin/measures';
import { inchesIdOf, MeasureBox, measureIdOf } from './measure-box';
import styles from './measure-pair.module.css';
import { MeasureQuestion } from './measure-question';
import { type MeasureEntry, useMeasures } from './use-measures';

interface Props {
  person: { firstName: string; age: number | null };
  height: MeasureEntry;
  weight: MeasureEntry;
  /** The last number is all there: where the guest types on. */
  onTypedOut?: () => void;
  /** The guest says that a number is right for which the chart has no group. */
  onOutside?: () => void;
}

/** Height and weight beside each other, and under them what is asked about an unusual number. */
export function MeasurePair({ person, onTypedOut, onOutside, ...entries }: Props) {
  const { units, height, weight } = useMeasures(person.age, entries);
  const goOnWithHeight = () => {
    const last = isInFeet('height', units) ? 'inches' : 'whole';
    if (height.typed[last] === '') return;
    document.getElementById(last === 'inches' ? inchesIdOf(height.id) : height.id)?.focus();
    height.set(withPoint(height.typed, last));
  };
  // A correction stays where it is.
  const goOnWithWeight = () => weight.typed.whole === '' && document.getElementById(weight.id)?.focus();
  return (
    <div className={styles.pair}>
      <MeasureBox {...height} onTypedOut={goOnWithWeight} />
      <MeasureBox {...weight} onTypedOut={onTypedOut} onPoint={goOnWithHeight} />
      {[height, weight].map(
        ({ id, measure, typed, value = 0, isAsked, isOutside, set }) =>
          (isAsked || (isOutside && onOutside)) && (
            <MeasureQuestion
              key={measure}
              measure={measure}
              value={value}
              typed={typed}
              firstName={person.firstName}
              age={person.age ?? 0}
              isOutside={isOutside}
              onChange={() => document.getElementById(id)?.focus()}
              onSure={() => {
                if (isOutside) return onOutside?.();
                set({ ...typed, isSure: true });
                // The question goes, and its buttons with it; a phone's keyboard is not asked for.
                document.getElementById(measureIdOf(id))?.focus({ preventScroll: true });
              }}
            />
          ),
      )}
    </div>
  );
}
