import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { onDemand } from '../../lib/browser/on-demand';
import { useSession } from '../../lib/sign-in/use-session';
import type { Visit } from '../../lib/visit';
import { Icon } from '../../ui/icon';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './member-details.module.css';
import type { MemberState } from './member-state';
import { groupByReason, type ReasonGroup, taskIcon, useReasonWords } from './reason-words';
import { SignOnOwnPhone } from './sign-on-own-phone';

// Few members have one.
const QrCode = onDemand(() => import('../../ui/qr-code').then((module) => module.QrCode));

interface Props {
  member: MemberState;
  visit: Visit | undefined;
  activityName: string;
  name: string;
}

const confirmingGroup = ({ confirming: tasks }: MemberState, reason: string): ReasonGroup[] =>
  tasks.length === 0 ? [] : [{ reason, tasks: [...tasks] }];

/** What an opened row says: each task with why it is asked, the pick-up code, and the way to what is on file. */
export function MemberDetails({ member, visit, activityName, name }: Props) {
  const words = useWords(home);
  const said = useReasonWords(activityName);
  const isAtCounter = useSession()?.isAtCounter === true;
  return (
    <>
      {[...groupByReason(member.left, said.reason), ...confirmingGroup(member, words.confirming)].map(
        ({ reason, tasks }) => (
          <div key={reason} className={styles.group}>
            <p className={styles.why}>{reason}</p>
            <ul className={styles.tasks} aria-label={reason}>
              {tasks.map((task) => (
                <li key={task.taskId} className={styles.task}>
                  <Icon name={taskIcon(task.taskTypeId)} size={18} />
                  {said.task(task, [...member.left, ...member.confirming])}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {member.qrCode && (
        <div className={styles.pickUp}>
          <div className={styles.code}>
            <Suspense fallback={null}>
              <QrCode value={member.qrCode} label={words.pickUpCode({ name })} />
            </Suspense>
          </div>
          <p>
            <strong>{words.passReady}</strong>
            <br />
            {words.showAtBox}
          </p>
        </div>
      )}
      {visit && !isAtCounter && <SignOnOwnPhone member={member} visit={visit} />}
      {!isAtCounter && (
        <Link
          to={`/profile/${member.contact.contactId}`}
          className={styles.details}
          aria-label={words.detailsOf({ name })}
        >
          {words.details}
          <Icon name="chevron" size={16} />
        </Link>
      )}
    </>
  );
}
