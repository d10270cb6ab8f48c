import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip, fullName } from '@arrival/rules';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { Avatar } from '../../ui/avatar';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import styles from './signees.module.css';
import { WaiverActions } from './waiver-actions';
import { NoWaiver } from './waiver-body';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  tasks: readonly WaiverContactTask[];
}

/** A waiver that nobody can sign here: it stays open "at the desk", and the guest goes on (D55, D65). */
export function AtDesk({ checkIn, tasks }: Props) {
  const words = useWords(waiver);
  const skip = () => {
    checkIn.skip(tasks);
    checkIn.taskDone();
  };
  const hasEnded = tasks.some(({ reason }) => reason.code === 'waiverEnded');
  return (
    <>
      <ul className={styles.people} aria-label={words.atDesk}>
        {tasks.map(({ id, contact }) => (
          <li key={id} className={styles.person}>
            <Avatar name={fullName(contact)} src={contact.imageUrl} size={36} />
            <span>{fullName(contact)}</span>
          </li>
        ))}
      </ul>
      <NoWaiver>{hasEnded ? words.ended : words.noText}</NoWaiver>
      <WaiverActions onSkip={tasks.every(canSkip) ? skip : undefined} onContinue={checkIn.taskDone} />
    </>
  );
}
