import { hasAllFeet, isInFeet, isTypedOut, type Measure, unitOf } from '@arrival/rules';
import { type ChangeEvent, useRef } from 'react';
import { type TypedInUnits, unitSign } from '../../lib/checkin/measures';
import { typedDigits } from '../../lib/typed-digits';
import { useLocale } from '../../words/words';
import { classes } from '../classes';
import { FieldError } from '../field';
import styles from './measure-box.module.css';

interface Props {
  measure: Measure;
  label: string;
  /** Of its first number. */
  id: string;
  typed: TypedInUnits;
  onTyped: (typed: TypedInUnits) => void;
  /** The number cannot grow any more. */
  onTypedOut?: () => void;
  /** The fields were left: what was typed is all of it. */
  onLeft: () => void;
  /** The group that the number belongs to, or what is known from last time. */
  group: string | undefined;
  /** A question about it is open. */
  isAsked: boolean;
  error: string | undefined;
}

const number = {
  type: 'text',
  inputMode: 'numeric',
  enterKeyHint: 'next',
  autoComplete: 'off',
  placeholder: ' ',
} as const;

/** A height or a weight as large numbers in the guest's units, with the group of the chart beneath (D56). Feet jump to inches after one digit. */
export function MeasureBox({ measure, label, id, typed, onTyped, onTypedOut, onLeft, group, isAsked, error }: Props) {
  const locale = useLocale();
  const inches = useRef<HTMLInputElement>(null);
  const feet = isInFeet(measure, typed.system);
  const unit = unitOf(measure, typed.system);
  const sign = unitSign(feet ? 'ft' : unit, locale);
  const change = (part: 'whole' | 'inches') => (event: ChangeEvent<HTMLInputElement>) => {
    const text = typedDigits(event.target.value);
    if (feet && part === 'whole' && typed.whole === '' && hasAllFeet(text)) inches.current?.focus();
    onTyped({ ...typed, [part]: text, isSure: false });
    const isLast = !feet || part === 'inches';
    if (isLast && text.length > typed[part].length && isTypedOut(text, unit)) onTypedOut?.();
  };
  const described = { 'aria-describedby': `${id}-group ${id}-error`, 'aria-invalid': error ? true : undefined };
  return (
    <div>
      <fieldset
        className={styles.box}
        data-invalid={error ? true : undefined}
        data-asked={isAsked || undefined}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onLeft();
        }}
      >
        <legend className={styles.label}>{label}</legend>
        <div className={styles.numbers}>
          <input
            {...number}
            {...described}
            id={id}
            className={classes(styles.number, feet ? styles.one : styles.three)}
            aria-label={`${label}, ${sign}`}
            maxLength={feet ? 1 : 3}
            value={typed.whole}
            onChange={change('whole')}
          />
          <span className={styles.unit} aria-hidden="true">
            {sign}
          </span>
          {feet && (
            <>
              <input
                {...number}
                {...described}
                ref={inches}
                className={styles.number}
                aria-label={`${label}, ${unitSign('in', locale)}`}
                maxLength={2}
                value={typed.inches}
                onChange={change('inches')}
              />
              <span className={styles.unit} aria-hidden="true">
                {unitSign('in', locale)}
              </span>
            </>
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
