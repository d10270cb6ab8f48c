import { type HealthField, healthFields, onHealthBlur, onHealthFocus } from '@arrival/rules';
import { useController } from 'react-hook-form';
import { healthWords } from '../../lib/health-words';
import { useText } from '../../lib/texts';
import { TextArea } from '../../ui/text-field';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import styles from './registration-form.module.css';
import type { RegistrationFormState } from './use-registration-form';

/** Four optional answers, with 'None' in place, and who may read them. */
export function HealthFields({ form }: { form: RegistrationFormState }) {
  const words = useWords(childForm);
  const text = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.health}</legend>
      <p className={styles.note}>{text('checkIn.childHealthNote')}</p>
      {healthFields.map((key) => (
        <HealthArea key={key} form={form} name={key} />
      ))}
    </fieldset>
  );
}

/** 'None' goes away while somebody types there, and comes back when nothing was typed (spec §5); it is kept as it is stored and shown in the guest's language. */
function HealthArea({ form, name }: { form: RegistrationFormState; name: HealthField }) {
  const { field: labels, none } = useWords(child);
  const { field } = useController({ control: form.control, name });
  return (
    <TextArea
      {...field}
      {...form.described(name)}
      label={labels[name]}
      rows={1}
      maxLength={1000}
      autoComplete="off"
      value={healthWords(field.value, none)}
      onFocus={() => field.onChange(onHealthFocus(field.value))}
      onBlur={() => {
        field.onChange(onHealthBlur(field.value));
        field.onBlur();
      }}
    />
  );
}
