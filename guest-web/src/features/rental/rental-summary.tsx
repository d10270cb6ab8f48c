import type { RentalContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { LabelList } from '../../lib/checkin/label-list';
import { PersonHeader } from '../../lib/checkin/person';
import { useUnits } from '../../lib/units';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { rentalEntries } from './rental-entries';
import styles from './rental-summary.module.css';

interface Props {
  task: RentalContactTask;
  onChange: () => void;
}

/** A finished profile, read-only: it reads like the label on the boots. */
export function RentalSummary({ task, onChange }: Props) {
  const units = useUnits();
  return (
    <Card as="article" className={styles.summary}>
      <PersonHeader contact={task.contact} />
      {task.isComplete ? <LabelList entries={rentalEntries(task.relatedObject, task.relatedObject, units)} /> : <p>Skipped</p>}
      <Button variant="secondary" icon="edit" className={styles.change} onClick={onChange}>
        Change<VisuallyHidden> {fullName(task.contact)}</VisuallyHidden>
      </Button>
    </Card>
  );
}
