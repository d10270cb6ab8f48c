import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';
import { Icon } from './icon';

interface Option {
  value: string;
  label: string;
}

interface Props extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  options: readonly Option[];
  /** The first, empty choice. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The phone's own list: the best picker there is for gloves. */
export function SelectField({ label, hint, error, optional, id, options, placeholder, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <div className={styles.select}>
          <select autoComplete="off" {...select} {...control} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={20} />
        </div>
      )}
    </Field>
  );
}
