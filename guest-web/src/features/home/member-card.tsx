import { fullName } from '@arrival/rules';
import { lazy, Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAgeWords } from '../../lib/age-words';
import { Avatar } from '../../ui/avatar';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { ProgressRing } from '../../ui/progress-ring';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import styles from './member-card.module.css';
import type { MemberState } from './member-state';
import { groupByReason, taskIcon, useReasonWords } from './reason-words';

// Few members have one: everybody else's first paint does without.
const QrCode = lazy(() => import('../../ui/qr-code').then((module) => ({ default: module.QrCode })));

interface Props {
  member: MemberState;
  activityName: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One member's part of the boarding card: face, name, how far, and on the stub what is left and why. */
export function MemberCard({ member, activityName, isSelected, onSelect }: Props) {
  const words = useWords(home);
  const ageWords = useAgeWords();
  const { contact, status, done, total } = member;
  const progress = status === 'todo' ? words.status.todo({ done, total }) : words.status[status];
  const id = useId();
  const name = fullName(contact);
  // Nobody needs an empty stub.
  const hasStub = member.isSelectable || member.left.length > 0 || member.qrCode !== null;
  const main = (
    <>
      <ProgressRing done={status === 'none' ? 0 : done} total={status === 'none' ? 1 : total}>
        <Avatar name={name} src={contact.imageUrl} />
      </ProgressRing>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{[ageWords(contact.age), progress].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
  return (
    <li className={classes(styles.card, isSelected && styles.selected)}>
      {member.isSelectable ? (
        <label className={styles.main} htmlFor={id}>
          {main}
          <input
            id={id}
            type="checkbox"
            className={styles.box}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      ) : (
        <div className={styles.main}>
          {main}
          {status === 'done' && <DoneMark />}
          {!hasStub && <Details contactId={contact.contactId} name={name} />}
        </div>
      )}
      {hasStub && <Stub member={member} activityName={activityName} name={name} />}
    </li>
  );
}

function DoneMark() {
  const words = useWords(home);
  return (
    <span className={styles.tick}>
      <Icon name="check" size={22} />
      <VisuallyHidden>{words.ready}</VisuallyHidden>
    </span>
  );
}

function Stub({ member, activityName, name }: { member: MemberState; activityName: string; name: string }) {
  const words = useWords(home);
  const said = useReasonWords(activityName);
  return (
    <div className={styles.stub}>
      {member.left.length > 0 && (
        <div className={styles.left}>
          {groupByReason(member.left, said.reason).map(({ reason, tasks }) => (
            <div key={reason} className={styles.group}>
              <p className={styles.why}>{reason}</p>
              <ul className={styles.tasks} aria-label={reason}>
                {tasks.map((task) => (
                  <li key={task.taskId} className={styles.task}>
                    <Icon name={taskIcon(task.taskTypeId)} size={18} />
                    {said.task(task, member.left)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
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
      <Details contactId={member.contact.contactId} name={name} />
    </div>
  );
}

function Details({ contactId, name }: { contactId: number; name: string }) {
  const words = useWords(home);
  return (
    <Link to={`/profile/${contactId}`} className={styles.details} aria-label={words.detailsOf({ name })}>
      {words.details}
      <Icon name="chevron" size={16} />
    </Link>
  );
}
