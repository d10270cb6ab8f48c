import type { ChildContactTask, MemberRegistration, RegistrationAnswers } from '@arrival/contracts';
import type { FormEvent, ReactNode } from 'react';
import { scrollToTop } from '../../lib/checkin/scroll';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormActions } from '../../ui/checkin/form-actions';
import { KeepWhich } from '../../ui/checkin/keep-which';
import { LabelList } from '../../ui/checkin/label-list';
import { PersonHeader } from '../../ui/checkin/person';
import { registrationEntries } from '../../ui/checkin/registration-entries';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import formStyles from './registration-form.module.css';
import styles from './still-true.module.css';
import { useRegistrationSave } from './use-registration-save';

interface Props {
  checkIn: TaskStep<ChildContactTask>;
  task: ChildContactTask;
  saved: MemberRegistration;
  onChange: () => void;
  /** Who is still to come, between the answers and the action. */
  children?: ReactNode;
}

/** One child's answers of the last time, to be read and confirmed: they are stored anew, as if they had been typed today. */
export function StillTrue({ checkIn, task, saved, onChange, children }: Props) {
  const words = useWords(childForm);
  const childWords = useWords(child);
  const { phoneRegion } = useSettings();
  const name = task.contact.firstName;
  const { save, conflict, onSkip } = useRegistrationSave(checkIn, task, scrollToTop);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void save(saved);
  };
  const entriesOf = (answers: RegistrationAnswers) => registrationEntries(childWords, answers, phoneRegion);
  return (
    <form className={formStyles.form} noValidate onSubmit={confirm}>
      <Card className={styles.card}>
        <PersonHeader contact={task.contact} takesFocus />
        <p>{words.stillTrueWhy({ name })}</p>
        <LabelList entries={entriesOf(saved)} />
        <Button
          variant="secondary"
          icon="edit"
          className={styles.change}
          onClick={onChange}
          disabled={checkIn.isSaving}
          aria-label={words.changeSomethingFor({ name })}
        >
          {words.changeSomething}
        </Button>
      </Card>
      {children}
      <FormActions save={words.stillTrue} onSkip={onSkip} />
      {conflict && (
        <KeepWhich
          {...conflict}
          name={name}
          mine={entriesOf(conflict.mine)}
          theirs={entriesOf(conflict.theirs)}
          isSaving={checkIn.isSaving}
        />
      )}
    </form>
  );
}
