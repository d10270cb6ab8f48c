import type { Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './person.module.css';

export function ageWords(contact: Contact): string {
  if (contact.age === null) return '';
  return contact.age === 0 ? 'Under 1 year' : `Age ${contact.age}`;
}

interface HeaderProps {
  contact: Contact;
  /** Instead of the age. */
  note?: ReactNode;
}

/** Whose turn it is: the face and the name on top. The name takes the focus when another person's turn begins. */
export function PersonHeader({ contact, note }: HeaderProps) {
  const name = useRef<HTMLHeadingElement>(null);
  const shown = useRef(contact.contactId);
  useEffect(() => {
    if (shown.current === contact.contactId) return;
    shown.current = contact.contactId;
    name.current?.focus({ preventScroll: true });
  }, [contact.contactId]);
  return (
    <div className={styles.header}>
      <Avatar name={fullName(contact)} src={contact.imageUrl} size={56} />
      <div className={styles.words}>
        <h2 ref={name} tabIndex={-1}>
          {fullName(contact)}
        </h2>
        <p className={styles.note}>{note ?? ageWords(contact)}</p>
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
