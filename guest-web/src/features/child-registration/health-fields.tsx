import { type HealthField, healthFields } from '@arrival/rules';
import { useText } from '../../lib/texts';
import { TextArea } from '../../ui/text-field';
import styles from './registration-form.module.css';
import type { RegistrationFormState } from './use-registration-form';

export const healthLabels: Record<HealthField, string> = {
  drugAllergy: 'Drug Allergy',
  foodAllergy: 'Food Allergy',
  medication: 'Medication',
  specialCondition: 'Special Condition',
};

/** Four optional answers, with 'None' in place, and who may read them. */
export function HealthFields({ form }: { form: RegistrationFormState }) {
  const text = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Health</legend>
      <p className={styles.note}>{text('checkIn.childHealthNote')}</p>
      {healthFields.map((key) => (
        <TextArea key={key} label={healthLabels[key]} rows={1} maxLength={1000} autoComplete="off" {...form.healthField(key)} />
      ))}
    </fieldset>
  );
}
