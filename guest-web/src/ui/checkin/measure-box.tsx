import { isInFeet, isTypedOut, type Measure, unitOf } from '@arrival/rules';
import { type ComponentProps, useRef } from 'react';
import { type TypedInUnits, unitSign } from '../../lib/checkin/measures';
import { startsWithPoint, typedCentimetres, typedFeet, typedNumber } from '../../lib/typed-digits';
import { useComposed } from '../../lib/use-composed';
import { useLocale } from '../../words/words';
import { classes } from '../classes';
import { FieldError } from '../field';
import styles from './measure-box.module.css';

export const inchesIdOf = (id: string): string => `${id}-inches`;
/** Of all that belongs to one measure. */
export const measureIdOf = (id: string): string => `${id}-measure`;

interface Props {
  measure: Measure;
  label: string;
  /** Of its first number. */
  id: string;
  typed: TypedInUnits;
  onTyped: (typed: TypedInUnits) => void;
  /** The number cannot grow any more. */
  onTypedOut?: () => void;
  /** A point or a comma where no number is yet: it belongs to the number before. */
  onPoint?: () => void;
  /** The fields were left: what was typed is all of it. */
  onLeft: () => void;
  /** The group that the number belongs to, or what is known from last time. */
  group: string | undefined;
  /** A question about it is open. */
  isAsked: boolean;
  error: string | undefined;
}

/**
 * A height or a weight as large numbers in the guest's units, with the group of the chart beneath (D56). On glass a full number jumps to the
 * next; who has a Tab key goes there by it, and would be one field too far.
 */
export function MeasureBox(props: Props) {
  const { measure, label, id, typed, onTyped, onTypedOut, onPoint, onLeft, group, isAsked, error } = props;
  const locale = useLocale();
  const jumps = matchMedia('(pointer: coarse)').matches;
  const inches = useRef<HTMLInputElement>(null);
  const feet = isInFeet(measure, typed.system);
  const unit = unitOf(measure, typed.system);
  const change = (part: 'whole' | 'inches') => (value: string) => {
    if (typed[part] === '' && startsWithPoint(value)) return onPoint?.();
    const text = unit === 'cm' ? typedCentimetres(value) : typedNumber(value, part === 'inches' ? 2 : 3);
    onTyped({ ...typed, [part]: text, isSure: false });
    const isLast = !feet || part === 'inches';
    if (jumps && isLast && text.length > typed[part].length && isTypedOut(text, unit)) onTypedOut?.();
  };
  /** Whatever follows the one digit of feet is for the inches: 511, 5.11 and 5'11. */
  const changeFeet = (value: string) => {
    const [whole, rest] = typedFeet(value);
    const isFirst = typed.whole === '' && whole !== '';
    onTyped({ ...typed, whole, inches: typed.inches || typedNumber(rest.replace(/^\D+/, ''), 2), isSure: false });
    if (rest !== '' || (jumps && isFirst)) inches.current?.focus();
  };
  const wholeInput = useComposed(typed.whole, feet ? changeFeet : change('whole'));
  const inchesInput = useComposed(typed.inches, change('inches'));
  const described = {
    'aria-describedby': error ? `${id}-group ${id}-error` : `${id}-group`,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div>
      <fieldset
        id={measureIdOf(id)}
        tabIndex={-1}
        className={styles.box}
        data-invalid={error ? true : undefined}
        data-asked={isAsked || undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onLeft();
        }}
      >
        <legend className={styles.label}>{label}</legend>
        <div className={styles.numbers}>
          <UnitNumber
            {...described}
            {...wholeInput}
            id={id}
            label={label}
            sign={unitSign(feet ? 'ft' : unit, locale)}
            width={feet ? styles.one : typed.whole.length > 3 ? styles.five : styles.three}
            maxLength={12}
          />
          {feet && (
            <UnitNumber
              {...described}
              {...inchesInput}
              ref={inches}
              id={inchesIdOf(id)}
              label={label}
              sign={unitSign('in', locale)}
              width={typed.inches.length > 2 ? styles.five : undefined}
              maxLength={12}
            />
          )}
        </div>
        <p id={`${id}-group`} className={styles.group}>
          {group}
        </p>
      </fieldset>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface UnitNumberProps extends ComponentProps<'input'> {
  label: string;
  sign: string;
  width: string | undefined;
}

/** One large number and its unit beside it. */
function UnitNumber({ label, sign, width, ...input }: UnitNumberProps) {
  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        placeholder=" "
        className={classes(styles.number, width)}
        aria-label={`${label}, ${sign}`}
        {...input}
      />
      <span className={styles.unit} aria-hidden="true">
        {sign}
      </span>
    </>
  );
}
