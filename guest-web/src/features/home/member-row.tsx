import { fullName } from '@arrival/rules';
import { Suspense, useId, useState } from 'react';
import { onDemand } from '../../lib/browser/on-demand';
import type { Visit } from '../../lib/visit';
import { Avatar } from '../../ui/avatar';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { ProgressRing } from '../../ui/progress-ring';
import tick from '../../ui/tick-box.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { home } from '../../words/home';
import { useLanguage, useWords } from '../../words/words';
import styles from './member-row.module.css';
import type { MemberState } from './member-state';
import { taskName } from './task-name';

interface Props {
  member: MemberState;
  visit: Visit | undefined;
  activityName: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

// Opened by a press: the first paint does without.
const MemberDetails = onDemand(() => import('./member-details').then((module) => module.MemberDetails));

/** One member in a line: face, name, what is left. The row opens, the square selects; who is finished has another shape, green once the resort has it. */
export function MemberRow({ member, visit, activityName, isSelected, onSelect }: Props) {
  const { contact, isKept } = member;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = fullName(contact);
  return (
    <li
      className={classes(
        styles.row,
        isSelected && styles.selected,
        isFinished(member) && styles.finished,
        isKept && styles.kept,
      )}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.main}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <AtAGlance member={member} name={name} />
        </button>
        {member.isSelectable && (
          <label className={styles.square}>
            <input
              type="checkbox"
              className={tick.box}
              aria-label={name}
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </label>
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.details}>
          <Suspense fallback={null}>
            <MemberDetails member={member} visit={visit} activityName={activityName} name={name} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** Nothing more is offered. Who is ready may still do what is optional: their row says so, and is chosen like others. */
const isFinished = ({ status, isKept, isPreselected }: MemberState) => status === 'done' && (isKept || !isPreselected);

/** Face, name and age, what is left, and that there is a code to pick up. */
function AtAGlance({ member, name }: { member: MemberState; name: string }) {
  const { age } = member.contact;
  return (
    <>
      <Face member={member} name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.who} dir="auto">
            {name}
          </span>{' '}
          {age !== null && <span className={styles.age}>{age}</span>}
        </span>
        <span className={styles.note}>
          <WhatIsLeft member={member} />
          <Icon name="chevron" size={16} />
        </span>
      </span>
      {member.qrCode && (
        <span className={styles.code}>
          <Icon name="code" size={26} />
        </span>
      )}
    </>
  );
}

function Face({ member: { contact, status, done, total, isKept }, name }: { member: MemberState; name: string }) {
  return (
    <span className={styles.face}>
      <ProgressRing size={54} done={status === 'none' ? 0 : done} total={status === 'none' ? 1 : total}>
        <Avatar name={name} src={contact.imageUrl} size={44} />
      </ProgressRing>
      {status === 'done' && (
        <span className={styles.tick}>
          <Icon name={isKept ? 'phone' : 'check'} size={14} />
        </span>
      )}
    </span>
  );
}

/** "Waiver, rental profile, contacts"; how many are done is said to those who do not see the ring. */
function WhatIsLeft({ member }: Pick<Props, 'member'>) {
  const words = useWords(home);
  const language = useLanguage();
  const { status, done, total, left, isKept, isAgeless } = member;
  if (isAgeless) return <span className={styles.what}>{words.birthDate}</span>;
  if (isFinished(member)) return <span className={styles.what}>{isKept ? words.kept : words.ready}</span>;
  if (status === 'none') return <span className={styles.what}>{words.status.none}</span>;
  if (left.length === 0) return <span className={styles.what}>{words.confirming}</span>;
  const tasks = left.map((task) => taskName(words.left, task, left));
  const list = new Intl.ListFormat(language, { style: 'narrow', type: 'conjunction' }).format(tasks);
  const isReady = status === 'done';
  return (
    <span className={styles.what}>
      {/* Each text alone in its element: a browser that translates the page puts its own in the place of the others, and they would stay. */}
      <span>
        {isReady
          ? words.leftOptional({ tasks: list })
          : list.replace(/^./u, (first) => first.toLocaleUpperCase(language))}
      </span>
      <VisuallyHidden>{` · ${isReady ? words.ready : words.status.todo({ done, total })}`}</VisuallyHidden>
    </span>
  );
}
