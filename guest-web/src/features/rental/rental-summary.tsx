import type { RentalContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useUnits } from '../../lib/units';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LabelList } from '../../ui/checkin/label-list';
import { PersonHeader } from '../../ui/checkin/person';
import { people } from '../../words/checkin';
import { rental, rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { rentalEntries } from './rental-entries';
import styles from './rental-summary.module.css';

interface Props {
  task: RentalContactTask;
  onChange: () => void;
}

/** A finished profile, read-only: it reads like the label on the boots. */
export function RentalSummary({ task, onChange }: Props) {
  const words = useWords(rentalForm);
  const labels = useWords(rental);
  const { change, changeFor } = useWords(people);
  const units = useUnits();
  return (
    <Card as="article" className={styles.summary}>
      <PersonHeader contact={task.contact} />
      {task.isComplete ? (
        <LabelList entries={rentalEntries(labels, task.relatedObject, task.relatedObject, units)} />
      ) : (
        <p>{words.skipped}</p>
      )}
      <Button
        variant="secondary"
        icon="edit"
        className={styles.change}
        onClick={onChange}
        aria-label={changeFor({ name: fullName(task.contact) })}
      >
        {change}
      </Button>
    </Card>
  );
}
