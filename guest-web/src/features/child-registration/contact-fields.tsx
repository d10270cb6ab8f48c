import type { ChildRegistration } from '@arrival/contracts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
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
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Who we call</legend>
      {siblings.map((sibling) => (
        <Button key={sibling.name} variant="secondary" icon="family" className={styles.copy} onClick={() => form.copyFrom(sibling.saved)}>
          Same as for {sibling.name}
        </Button>
      ))}
      <TextField label="Primary Contact" {...name} {...form.field('primaryEmergencyContact')} />
      <TextField label="Primary Phone #" {...phone} {...form.field('primaryEmergencyPhone')} />
      <TextField label="Alternate Contact" {...name} {...form.field('alternateEmergencyContact1')} />
      <TextField label="Secondary Phone #" {...phone} {...form.field('alternateEmergencyPhone1')} />
    </fieldset>
  );
}
