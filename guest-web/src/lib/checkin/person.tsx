import type { Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './person.module.css';

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
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTurn && document.activeElement === document.body) name.current?.focus({ preventScroll: true });
  }, [isTurn]);
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
  disabled?: boolean;
}

/** Finished and waiting people fold into one line each. */
export function PeopleLines({ people, label, action, onAction, disabled }: LinesProps) {
  if (people.length === 0) return null;
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
          {action && onAction && (
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
