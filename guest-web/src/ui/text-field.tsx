import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classes } from './classes';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';
import { Icon } from './icon';

type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement>;
    /** What is typed is what was asked for. */
    isRight?: boolean;
  };

/** One line of text. Spread react-hook-form's `register(...)` into it. */
export function TextField({ label, hint, error, optional, id, isRight = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <span className={classes(styles.typed, isRight && styles.right)}>
          <input
            type="text"
            inputMode="text"
            enterKeyHint="next"
            autoComplete="off"
            {...input}
            {...control}
            className={styles.control}
          />
          {isRight && <Icon name="check" />}
        </span>
      )}
    </Field>
  );
}

type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, error, optional, id, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <textarea
          inputMode="text"
          enterKeyHint="enter"
          autoComplete="off"
          {...input}
          {...control}
          className={styles.control}
        />
      )}
    </Field>
  );
}
