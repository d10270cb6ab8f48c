import type { ChildContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { LabelList } from '../../lib/checkin/label-list';
import { PersonHeader } from '../../lib/checkin/person';
import { useSettings } from '../../lib/settings';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './registration-card.module.css';
import { registrationEntries } from './registration-entries';

interface Props {
  task: ChildContactTask;
  onUpdate: () => void;
}

/** One child's registration, read-only (spec §2). */
export function RegistrationCard({ task, onUpdate }: Props) {
  const { phoneRegion } = useSettings();
  const saved = task.relatedObject;
  return (
    <Card as="article" className={styles.card}>
      <PersonHeader contact={task.contact} />
      {saved ? <LabelList entries={registrationEntries(saved, phoneRegion)} /> : <p>Not Completed</p>}
      <Button variant="secondary" icon="edit" className={styles.update} onClick={onUpdate}>
        {saved ? 'Update' : 'Create'}
        <VisuallyHidden> {fullName(task.contact)}</VisuallyHidden>
      </Button>
    </Card>
  );
}
