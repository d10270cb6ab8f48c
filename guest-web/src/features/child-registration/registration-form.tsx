import type { ChildContactTask } from '@arrival/contracts';
import { type ReactNode, useId } from 'react';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { useSettings } from '../../lib/settings';
import { Card } from '../../ui/card';
import { AskedAgainBanner } from '../../ui/checkin/asked-again-banner';
import { FormActions } from '../../ui/checkin/form-actions';
import { KeepWhich } from '../../ui/checkin/keep-which';
import { PersonHeader } from '../../ui/checkin/person';
import { registrationEntries } from '../../ui/checkin/registration-entries';
import { ErrorSummary } from '../../ui/error-summary';
import { FieldError } from '../../ui/field';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import { ContactFields } from './contact-fields';
import { HealthFields } from './health-fields';
import styles from './registration-form.module.css';
import type { KnownPeople } from './registration-form-values';
import { useRegistrationForm } from './use-registration-form';

interface Props {
  checkIn: TaskStep<ChildContactTask>;
  task: ChildContactTask;
  known: KnownPeople;
  /** To the answers of the last time, where they can still be confirmed. */
  onBack?: (() => void) | undefined;
  /** Who is still to come, between the form and its action. */
  children?: ReactNode;
}

/** Two contacts, then health (spec §4, §5). */
export function RegistrationForm({ checkIn, task, known, onBack, children }: Props) {
  const form = useRegistrationForm(checkIn, task, known, onBack);
  const { phoneRegion } = useSettings();
  const words = useWords(childForm);
  const childWords = useWords(child);
  const missing = useId();
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.save(event)}>
      <ErrorSummary {...form.summary} />
      <Card className={styles.card}>
        <PersonHeader contact={task.contact} takesFocus draftKey={form.draftKey} />
        <AskedAgainBanner task={task} />
        <ContactFields form={form} />
        <HealthFields form={form} />
        {form.summary.items.length > 0 && <FieldError id={missing} message={words.missing} />}
      </Card>
      {children}
      <FormActions
        save={task.relatedObject ? words.update : words.continue}
        onCancel={form.onCancel}
        onSkip={form.onSkip}
      />
      {form.conflict && (
        <KeepWhich
          {...form.conflict}
          name={task.contact.firstName}
          mine={registrationEntries(childWords, form.conflict.mine, phoneRegion)}
          theirs={registrationEntries(childWords, form.conflict.theirs, phoneRegion)}
          isSaving={checkIn.isSaving}
        />
      )}
    </form>
  );
}
