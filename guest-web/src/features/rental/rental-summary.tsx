import type { RentalContactTask } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { isLeftToShop } from '../../lib/checkin/left-to-shop';
import { useUnits } from '../../lib/rental/units';
import { AnswersCard } from '../../ui/checkin/answers-card';
import { people } from '../../words/checkin';
import { rental, rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { rentalEntries } from './rental-entries';

interface Props {
  task: RentalContactTask;
  onChange: () => void;
}

/** One person's rental profile, read-only, when it is finished or skipped. */
export function RentalSummary({ task, onChange }: Props) {
  const words = useWords(rentalForm);
  const labels = useWords(rental);
  const { change, changeFor, state } = useWords(people);
  const units = useUnits();
  const { contact, isComplete, relatedObject } = task;
  return (
    <AnswersCard
      contact={contact}
      entries={isComplete ? rentalEntries(labels, relatedObject, relatedObject, units) : undefined}
      none={isLeftToShop(task) ? state.atShop : words.skipped}
      change={change}
      changeLabel={changeFor({ name: fullName(contact) })}
      onChange={onChange}
    />
  );
}
