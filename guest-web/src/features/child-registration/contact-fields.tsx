import type { ChildRegistration } from '@arrival/contracts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import styles from './registration-form.module.css';
import type { RegistrationFormState } from './use-registration-form';

const name = { autoComplete: 'off', autoCapitalize: 'words', maxLength: 100, spellCheck: false } as const;
const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 32 } as const;

interface Props {
  form: RegistrationFormState;
  /** Children whose contacts can be taken over. */
  siblings: readonly { name: string; saved: ChildRegistration }[];
}

/** Whom the staff call: two people, both needed (spec §5). */
export function ContactFields({ form, siblings }: Props) {
  const words = useWords(childForm);
  const labels = useWords(child).field;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.contacts}</legend>
      {siblings.map((sibling) => (
        <Button
          key={sibling.name}
          variant="secondary"
          icon="family"
          className={styles.copy}
          onClick={() => form.copyFrom(sibling.saved)}
        >
          {words.sameAs({ name: sibling.name })}
        </Button>
      ))}
      <TextField label={labels.primaryEmergencyContact} {...name} {...form.field('primaryEmergencyContact')} />
      <TextField label={labels.primaryEmergencyPhone} {...phone} {...form.field('primaryEmergencyPhone')} />
      <TextField label={labels.alternateEmergencyContact1} {...name} {...form.field('alternateEmergencyContact1')} />
      <TextField label={labels.alternateEmergencyPhone1} {...phone} {...form.field('alternateEmergencyPhone1')} />
    </fieldset>
  );
}
