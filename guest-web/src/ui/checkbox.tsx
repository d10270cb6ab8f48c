import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field';
import tick from './tick-box.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, error, id, ...input }: Props) {
  const made = useId();
  const control = id ?? made;
  return (
    <div>
      <label className={styles.row} htmlFor={control}>
        <input
          {...input}
          id={control}
          type="checkbox"
          className={tick.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      <FieldError id={`${control}-error`} message={error} />
    </div>
  );
}

/** On or off at once, as a switch on the phone. */
export function Switch({ label, id, ...input }: Omit<Props, 'error'>) {
  const made = useId();
  return (
    <label className={styles.switchRow} htmlFor={id ?? made}>
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself */}
      <input {...input} id={id ?? made} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
