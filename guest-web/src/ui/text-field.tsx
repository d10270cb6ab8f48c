import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

type TextFieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };

/** One line of text. Spread react-hook-form's `register(...)` into it. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <input
          type="text"
          inputMode="text"
          enterKeyHint="next"
          autoComplete="off"
          {...input}
          {...control}
          className={styles.control}
        />
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
