import { type ReactNode, useId } from 'react';
import { common } from '../words/common';
import { useWords } from '../words/words';
import styles from './field.module.css';
import { Icon } from './icon';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Says "optional" beside the label; everything else is required. */
  optional?: boolean;
  /** A fixed id, so that an error summary can point here. */
  id?: string;
}

interface Props extends FieldWords {
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint and the error, tied together for everyone. */
export function Field({ label, hint, error, optional, id, children }: Props) {
  const words = useWords(common);
  const made = useId();
  const control = id ?? made;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{` ${words.optional}`}</span>}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${control}-error`} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message?: string }) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={18} />
      <span>{message}</span>
    </p>
  );
}
