import { contactFields } from '@arrival/rules';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Switch } from '../../ui/checkbox';
import { LabelList } from '../../ui/checkin/label-list';
import { registrationEntries } from '../../ui/checkin/registration-entries';
import { TextField } from '../../ui/text-field';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import styles from './registration-form.module.css';
import type { RegistrationFormState } from './use-registration-form';

const name = { autoComplete: 'off', autoCapitalize: 'words', maxLength: 100, spellCheck: false } as const;
const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 32 } as const;

/** Whom the staff call: two people, both needed (spec §5); a sibling's are taken over until the guest says otherwise. */
export function ContactFields({ form }: { form: RegistrationFormState }) {
  const words = useWords(childForm);
  const labels = useWords(child).field;
  const { sibling, siblings, isSame } = form;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.contacts}</legend>
      {sibling && (
        <Switch
          label={words.sameAs({ name: sibling.name })}
          checked={isSame}
          onChange={(event) => form.setSame(event.target.checked)}
        />
      )}
      {isSame ? (
        <SameContacts form={form} />
      ) : (
        <>
          {siblings
            .filter((one) => one !== sibling)
            .map((one) => (
              <Button
                key={one.name}
                variant="secondary"
                icon="family"
                className={styles.copy}
                onClick={() => form.copyFrom(one.saved)}
              >
                {words.sameAs({ name: one.name })}
              </Button>
            ))}
          <div className={styles.contacts}>
            <TextField label={labels.primaryEmergencyContact} {...name} {...form.field('primaryEmergencyContact')} />
            <TextField label={labels.primaryEmergencyPhone} {...phone} {...form.field('primaryEmergencyPhone')} />
            <TextField
              label={labels.alternateEmergencyContact1}
              {...name}
              {...form.field('alternateEmergencyContact1')}
            />
            <TextField label={labels.alternateEmergencyPhone1} {...phone} {...form.field('alternateEmergencyPhone1')} />
          </div>
        </>
      )}
    </fieldset>
  );
}

function SameContacts({ form: { sibling } }: { form: RegistrationFormState }) {
  const childWords = useWords(child);
  const { phoneRegion } = useSettings();
  if (!sibling) return null;
  return (
    <LabelList entries={registrationEntries(childWords, sibling.saved, phoneRegion).slice(0, contactFields.length)} />
  );
}
