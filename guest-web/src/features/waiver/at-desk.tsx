import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip, fullName } from '@arrival/rules';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { Avatar } from '../../ui/avatar';
import styles from './signees.module.css';
import { WaiverActions } from './waiver-actions';
import { NoWaiver } from './waiver-body';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  tasks: readonly WaiverContactTask[];
}

/** A waiver that nobody can sign here: it stays open "at the desk", and the guest goes on (D55, D65). */
export function AtDesk({ checkIn, tasks }: Props) {
  const skip = () => {
    checkIn.skip(tasks);
    checkIn.taskDone();
  };
  const hasEnded = tasks.some(({ reason }) => reason.code === 'waiverEnded');
  return (
    <>
      <ul className={styles.people} aria-label="To sign at the desk">
        {tasks.map(({ id, contact }) => (
          <li key={id} className={styles.person}>
            <Avatar name={fullName(contact)} src={contact.imageUrl} size={36} />
            <span>{fullName(contact)}</span>
          </li>
        ))}
      </ul>
      <NoWaiver>{hasEnded ? 'The season of this waiver has ended.' : 'There is no text to sign here yet.'}</NoWaiver>
      <WaiverActions onSkip={tasks.every(canSkip) ? skip : undefined} onContinue={checkIn.taskDone} isReady={false} isTextShown={false} />
    </>
  );
}
