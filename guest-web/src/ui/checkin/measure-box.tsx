import type { ComponentProps } from 'react';
import { unitSign } from '../../lib/checkin/measures';
import { useLocale } from '../../words/words';
import { classes } from '../classes';
import { FieldError } from '../field';
import styles from './measure-box.module.css';
import { type TypedMeasure, useTypedMeasure } from './use-typed-measure';

export const inchesIdOf = (id: string): string => `${id}-inches`;
/** Of all that belongs to one measure. */
export const measureIdOf = (id: string): string => `${id}-measure`;

interface Props extends TypedMeasure {
  label: string;
  /** Of its first number. */
  id: string;
  /** The fields were left: what was typed is all of it. */
  onLeft: () => void;
  /** The group that the number belongs to, or what is known from last time. */
  group: string | undefined;
  /** A question about it is open. */
  isAsked: boolean;
  error: string | undefined;
}

/** A height or a weight as large numbers in the guest's units, with the group of the chart beneath (D56). */
export function MeasureBox(props: Props) {
  const { label, id, typed, onLeft, group, isAsked, error } = props;
  const locale = useLocale();
  const { wholeField, wholeUnit, inchesField } = useTypedMeasure(props);
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
            {...wholeField}
            id={id}
            label={label}
            sign={unitSign(wholeUnit, locale)}
            width={inchesField ? styles.one : typed.whole.length > 3 ? styles.five : styles.three}
            maxLength={12}
          />
          {inchesField && (
            <UnitNumber
              {...described}
              {...inchesField}
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
