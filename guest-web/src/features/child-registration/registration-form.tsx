import type { ChildContactTask } from '@arrival/contracts';
import { canSkip, type HealthField, missingRegistrationMessage, onHealthBlur, onHealthFocus, type PersonName } from '@arrival/rules';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '../../lib/analytics';
import { ActionBar } from '../../lib/checkin/action-bar';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { PersonHeader } from '../../lib/checkin/person';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useFormDraft } from '../../lib/checkin/use-form-draft';
import { readDraft } from '../../lib/drafts';
import { useText } from '../../lib/texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ErrorSummary } from '../../ui/error-summary';
import { FieldError } from '../../ui/field';
import { TextArea, TextField } from '../../ui/text-field';
import styles from './registration-form.module.css';
import {
  contactFields,
  contactsOf,
  type RegistrationValues,
  registrationResolver,
  siblingsToCopy,
  startValues,
  toRegistration,
} from './registration-form-values';

const healthLabels: Record<HealthField, string> = {
  drugAllergy: 'Drug Allergy',
  foodAllergy: 'Food Allergy',
  medication: 'Medication',
  specialCondition: 'Special Condition',
};
const name = { autoComplete: 'off', autoCapitalize: 'words', maxLength: 100, spellCheck: false } as const;
const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 32 } as const;

interface Props {
  /** Who is still to come, between the form and its action. */
  children?: ReactNode;
  checkIn: TaskStep<ChildContactTask>;
  task: ChildContactTask;
  signedIn: PersonName;
}

/** Two contacts, then health with 'None' in place (spec §4, §5). */
export function RegistrationForm({ checkIn, task, signedIn, children }: Props) {
  const text = useText();
  const prefix = useId();
  const draftKey = `child.${task.id}`;
  const start = startValues(task.relatedObject, signedIn);
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
    defaultValues: readDraft<RegistrationValues>(draftKey) ?? start,
    resolver: registrationResolver,
  });
  const forgetDraft = useFormDraft(form, draftKey, true);
  const { errors, submitCount, isSubmitted } = form.formState;
  const hasProfile = task.relatedObject !== null;
  const field = (key: keyof RegistrationValues) => ({ ...form.register(key), id: `${prefix}-${key}`, error: errors[key]?.message });
  const missing = contactFields.flatMap((key) => {
    const message = errors[key]?.message;
    return message ? [{ fieldId: `${prefix}-${key}`, message }] : [];
  });

  const copyFrom = (saved: NonNullable<ChildContactTask['relatedObject']>) => {
    for (const [key, value] of Object.entries(contactsOf(saved))) {
      form.setValue(key as (typeof contactFields)[number], value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const finish = () => {
    forgetDraft();
    scrollToTop();
  };
  const save = form.handleSubmit(async (values) => {
    const outcome = await checkIn.complete(task, toRegistration(values), { isMemoryOnly: true });
    if (!outcome.ok) return;
    track('Child Registration', 'update');
    finish();
  });
  const skip = async () => {
    const outcome = await checkIn.complete(task, null, { isSkipped: true, isMemoryOnly: true });
    if (outcome.ok) finish();
  };
  const cancel = () => {
    form.reset(start);
    checkIn.change([task.id], { isReadOnly: true });
    checkIn.open(undefined);
    finish();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <ErrorSummary items={isSubmitted ? missing : []} attempt={submitCount} />
      <Card className={styles.card}>
        <PersonHeader contact={task.contact} isTurn />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Who we call</legend>
          {siblingsToCopy(checkIn.step.contactTasks, task).map((sibling) => (
            <Button key={sibling.name} variant="secondary" icon="family" className={styles.copy} onClick={() => copyFrom(sibling.saved)}>
              Same as for {sibling.name}
            </Button>
          ))}
          <TextField label="Primary Contact" {...name} {...field('primaryEmergencyContact')} />
          <TextField label="Primary Phone #" {...phone} {...field('primaryEmergencyPhone')} />
          <TextField label="Alternate Contact" {...name} {...field('alternateEmergencyContact1')} />
          <TextField label="Secondary Phone #" {...phone} {...field('alternateEmergencyPhone1')} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Health</legend>
          <p className={styles.note}>{text('checkIn.childHealthNote')}</p>
          {(Object.keys(healthLabels) as HealthField[]).map((key) => {
            const { onBlur, ...input } = field(key);
            return (
              <TextArea
                key={key}
                label={healthLabels[key]}
                rows={1}
                maxLength={1000}
                autoComplete="off"
                {...input}
                onFocus={(event) => form.setValue(key, onHealthFocus(event.target.value))}
                onBlur={(event) => {
                  form.setValue(key, onHealthBlur(event.target.value));
                  void onBlur(event);
                }}
              />
            );
          })}
        </fieldset>
        {missing.length > 0 && isSubmitted && <FieldError id={`${prefix}-missing`} message={missingRegistrationMessage} />}
      </Card>
      {children}
      <ActionBar>
        {hasProfile && (
          <Button variant="secondary" size="l" onClick={cancel} disabled={checkIn.isSaving}>
            Cancel
          </Button>
        )}
        {!hasProfile && canSkip(task) && (
          <Button variant="secondary" size="l" onClick={() => void skip()} disabled={checkIn.isSaving}>
            Skip
          </Button>
        )}
        <Button className={styles.save} type="submit" size="l" busy={checkIn.isSaving}>
          {hasProfile ? 'Update' : 'Continue'}
        </Button>
      </ActionBar>
    </form>
  );
}
