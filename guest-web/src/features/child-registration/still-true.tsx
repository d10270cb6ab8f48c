import type { ChildContactTask, MemberRegistration, RegistrationAnswers } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import type { FormEvent, ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { useProfileSave } from '../../lib/checkin/use-profile-save';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormActions } from '../../ui/checkin/form-actions';
import { KeepWhich } from '../../ui/checkin/keep-which';
import { LabelList } from '../../ui/checkin/label-list';
import { PersonHeader } from '../../ui/checkin/person';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import { registrationEntries } from './registration-entries';
import formStyles from './registration-form.module.css';
import styles from './still-true.module.css';

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
  const profile = useProfileSave<RegistrationAnswers>({
    checkIn,
    task,
    answersIn: (relatedObject) => relatedObject as MemberRegistration,
    onSaved: () => {
      track('childRegistration', 'update');
      scrollToTop();
    },
  });
  const skip = async () => {
    const outcome = await checkIn.complete(task, null, { isSkipped: true });
    if (outcome.ok) scrollToTop();
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    void profile.save(saved);
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
      <FormActions save={words.stillTrue} onSkip={canSkip(task) ? () => void skip() : undefined} />
      {profile.conflict && (
        <KeepWhich
          {...profile.conflict}
          name={name}
          mine={entriesOf(profile.conflict.mine)}
          theirs={entriesOf(profile.conflict.theirs)}
          isSaving={checkIn.isSaving}
        />
      )}
    </form>
  );
}
