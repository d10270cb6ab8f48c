import { healthFields } from '@arrival/rules';
import { useText } from '../../lib/texts';
import { TextArea } from '../../ui/text-field';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import styles from './registration-form.module.css';
import type { RegistrationFormState } from './use-registration-form';

/** Four optional answers, with 'None' in place, and who may read them. */
export function HealthFields({ form }: { form: RegistrationFormState }) {
  const words = useWords(childForm);
  const labels = useWords(child).field;
  const text = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.health}</legend>
      <p className={styles.note}>{text('checkIn.childHealthNote')}</p>
      {healthFields.map((key) => (
        <TextArea
          key={key}
          label={labels[key]}
          rows={1}
          maxLength={1000}
          autoComplete="off"
          {...form.healthField(key)}
        />
      ))}
    </fieldset>
  );
}
