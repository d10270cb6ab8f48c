import { fullName } from '@arrival/rules';
import { useExternalStore } from '@arrival/web/external-store';
import { unfinished } from '../../lib/kept/entry';
import { outboxState } from '../../lib/kept/outbox-state';
import { Avatar } from '../../ui/avatar';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { people } from '../../words/checkin';
import { common } from '../../words/common';
import { complete } from '../../words/complete';
import { home } from '../../words/home';
import { kept } from '../../words/kept';
import { useWords } from '../../words/words';
import type { CheckedIn, Face, FaceState } from './checked-in';
import styles from './faces.module.css';

/** More than these stand smaller, so that the code stays on the first screen. */
const mostLarge = 4;
const badges = {
  ready: 'check',
  kept: 'phone',
  desk: 'pin',
  shop: 'pin',
  confirming: 'clock',
  open: undefined,
} as const;

/** Each member's face in a ring that has filled as far as they are. */
export function Faces({ faces }: Pick<CheckedIn, 'faces'>) {
  const words = useWords(complete);
  const { yourFamily } = useWords(common);
  const { entries } = useExternalStore(outboxState);
  // Green says that the resort has it.
  const isKept = ({ contactId }: Face['person']) =>
    unfinished(entries).some(({ contactIds }) => contactIds.includes(contactId));
  const isDense = faces.length > mostLarge;
  return (
    <ul
      className={classes(styles.faces, isDense && styles.dense)}
      aria-label={faces.every(({ state }) => state === 'ready') ? words.checkedIn : yourFamily}
    >
      {faces.map(({ person, state }) => (
        <Member
          key={person.contactId}
          person={person}
          state={state === 'ready' && isKept(person) ? 'kept' : state}
          size={isDense ? 48 : 60}
        />
      ))}
    </ul>
  );
}

interface MemberProps {
  person: Face['person'];
  state: FaceState | 'kept';
  size: number;
}

function Member({ person, state, size }: MemberProps) {
  const words = useWords(complete);
  const { here } = useWords(kept);
  const { confirming } = useWords(home);
  const { atShop } = useWords(people).state;
  const badge = badges[state];
  const said = { kept: here, desk: words.atDesk, shop: atShop, confirming, open: words.stillOpen };
  const share = state === 'ready' || state === 'kept' ? 1 : person.tasksComplete / Math.max(1, person.tasksTotal);
  return (
    <li className={classes(styles.face, styles[state])}>
      <span className={styles.ring} style={{ inlineSize: size + 12, blockSize: size + 12 }}>
        <svg viewBox="0 0 72 72" aria-hidden="true" focusable="false">
          <circle className={styles.track} cx="36" cy="36" r="34" />
          {share > 0 && (
            <circle className={styles.value} cx="36" cy="36" r="34" pathLength="1" strokeDasharray={`${share} 1`} />
          )}
        </svg>
        <Avatar name={fullName(person)} src={person.imageUrl} size={size} />
        {badge && (
          <span className={styles.badge}>
            <Icon name={badge} size={14} />
          </span>
        )}
      </span>
      <bdi className={styles.name}>{person.firstName}</bdi>
      {state === 'ready' ? (
        <VisuallyHidden>{words.ready}</VisuallyHidden>
      ) : (
        <span className={styles.state}>{said[state]}</span>
      )}
    </li>
  );
}
