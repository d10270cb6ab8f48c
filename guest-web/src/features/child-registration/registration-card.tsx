import type { ChildContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LabelList } from '../../ui/checkin/label-list';
import { PersonHeader } from '../../ui/checkin/person';
import { child, childForm } from '../../words/child';
import { useWords } from '../../words/words';
import styles from './registration-card.module.css';
import { registrationEntries } from './registration-entries';

interface Props {
  task: ChildContactTask;
  onUpdate: () => void;
}

/** One child's registration, read-only (spec §2). */
export function RegistrationCard({ task, onUpdate }: Props) {
  const words = useWords(childForm);
  const childWords = useWords(child);
  const { phoneRegion } = useSettings();
  const name = fullName(task.contact);
  const saved = task.relatedObject;
  return (
    <Card as="article" className={styles.card}>
      <PersonHeader contact={task.contact} />
      {saved ? (
        <LabelList entries={registrationEntries(childWords, saved, phoneRegion)} />
      ) : (
        <p>{words.notCompleted}</p>
      )}
      <Button
        variant="secondary"
        icon="edit"
        className={styles.update}
        onClick={onUpdate}
        aria-label={saved ? words.updateFor({ name }) : words.createFor({ name })}
      >
        {saved ? words.update : words.create}
      </Button>
    </Card>
  );
}
