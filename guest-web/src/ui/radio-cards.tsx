import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { classes } from './classes';
import { FieldError } from './field';
import styles from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** A small drawing above the words. */
  picture?: ReactNode;
}

interface Props {
  legend: ReactNode;
  name: string;
  options: readonly RadioCard[];
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
  hint?: ReactNode;
  error?: string;
  /** Two beside each other instead of a list. */
  pair?: boolean;
  /** Three beside each other, each as large as its words: the whole card is the control. */
  columns?: boolean;
  id?: string;
}

/** A few choices, each with room for a sentence or a picture, read from its own side. Works with `register(...)` and with `value`/`onChange`. */
export function RadioCards({
  legend,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  hint,
  error,
  pair,
  columns,
  id,
}: Props) {
  const made = useId();
  const group = id ?? made;
  const described = [hint && `${group}-hint`, error && `${group}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} id={group} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${group}-hint`}>
          {hint}
        </p>
      )}
      <div className={classes(styles.options, pair && styles.pair, columns && styles.columns)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              ref={ref}
              onBlur={onBlur}
              onChange={onChange}
              aria-invalid={error ? true : undefined}
              {...(value === undefined ? {} : { checked: value === option.value })}
            />
            <Face {...option} />
          </label>
        ))}
      </div>
      <FieldError id={`${group}-error`} message={error} />
    </fieldset>
  );
}

function Face({ label, description, picture }: RadioCard) {
  return (
    <>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{label}</bdi>
        </span>
        {description && (
          <span className={styles.description}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
    </>
  );
}
