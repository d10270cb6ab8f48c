import type { Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './person.module.css';
import { useFocusWhenLost } from './use-focus-when-lost';

function ageWords(contact: Contact): string {
  if (contact.age === null) return '';
  return contact.age === 0 ? 'Under 1 year' : `Age ${contact.age}`;
}

interface HeaderProps {
  contact: Contact;
  /** In a task, not on a card: the name takes the focus when another person's turn has begun and the pressed button is gone. */
  isTurn?: boolean;
}

/** Whose turn it is: the face and the name on top. */
export function PersonHeader({ contact, isTurn = false }: HeaderProps) {
  const name = useFocusWhenLost<HTMLHeadingElement>(isTurn);
  return (
    <div className={styles.header}>
      <Avatar name={fullName(contact)} src={contact.imageUrl} size={56} />
      <div className={styles.words}>
        <h2 ref={name} tabIndex={-1}>
          {fullName(contact)}
        </h2>
        <p className={styles.note}>{ageWords(contact)}</p>
      </div>
    </div>
  );
}

export interface PersonLine {
  id: string;
  contact: Contact;
  state: 'done' | 'skipped' | 'waiting';
  /** "Done", "Signed", "Not yet". */
  words: string;
}

interface LinesProps {
  people: readonly PersonLine[];
  label: string;
  /** A way back in, for instance "Change". */
  action?: string;
  onAction?: (id: string) => void;
  /** Offers the action to people in this state alone. */
  actionFor?: PersonLine['state'];
  disabled?: boolean;
}

/** More people than these fold into a single line, so that a large family sees the form and not the list. */
const mostLines = 2;

/** Finished and waiting people, one line each. */
export function PeopleLines(props: LinesProps) {
  const { people, label } = props;
  if (people.length === 0) return null;
  if (people.length <= mostLines) return <Lines {...props} />;
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.faces}>
          {people.slice(0, 5).map(({ id, contact }) => (
            <Avatar key={id} name={fullName(contact)} src={contact.imageUrl} size={32} />
          ))}
        </span>
        <span>
          {people.length} {label.toLowerCase()}
        </span>
        <Icon name="chevron" size={20} />
      </summary>
      <Lines {...props} />
    </details>
  );
}

function Lines({ people, label, action, onAction, actionFor, disabled }: LinesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {people.map(({ id, contact, state, words }) => (
        <li key={id} className={styles.line}>
          <Avatar name={fullName(contact)} src={contact.imageUrl} size={40} />
          <span className={styles.lineWords}>
            <span className={styles.lineName}>{fullName(contact)}</span>
            <span className={styles.state} data-state={state}>
              {state === 'done' && <Icon name="check" size={16} />}
              <span>{words}</span>
            </span>
          </span>
          {action && onAction && (actionFor ?? state) === state && (
            <Button variant="quiet" onClick={() => onAction(id)} disabled={disabled}>
              {action}
              <VisuallyHidden> {fullName(contact)}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
