import { type HealthField, healthFields, onHealthBlur, onHealthFocus } from '@arrival/rules';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { healthWords } from '../../lib/wording/health-words';
import { useText } from '../../lib/wording/texts';
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
      <div className={styles.answers}>
        {healthFields.map((key) => (
          <HealthArea key={key} form={form} name={key} />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * 'None' goes away while somebody types there, and comes back when nothing was typed (spec §5). It is kept as it is stored and shown in the
 * guest's language; what is being typed is nobody's to translate.
 */
function HealthArea({ form, name }: { form: RegistrationFormState; name: HealthField }) {
  const { field: labels, none } = useWords(child);
  const { field } = useController({ control: form.control, name });
  const [isTyping, setTyping] = useState(false);
  return (
    <TextArea
      {...field}
      {...form.described(name)}
      label={labels[name]}
      rows={1}
      maxLength={1000}
      autoComplete="off"
      value={isTyping ? field.value : healthWords(field.value, none)}
      onFocus={() => {
        setTyping(true);
        field.onChange(onHealthFocus(field.value));
      }}
      onBlur={() => {
        setTyping(false);
        field.onChange(onHealthBlur(field.value));
        field.onBlur();
      }}
    />
  );
}
