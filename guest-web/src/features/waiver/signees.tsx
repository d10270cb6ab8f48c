import { fullName } from '@arrival/rules';
import { PersonHeader } from '../../lib/checkin/person';
import { Avatar } from '../../ui/avatar';
import { Banner } from '../../ui/banner';
import styles from './signees.module.css';
import type { Turn } from './turn';

/** Whom this signature is for: one face and name, or everybody's. Another adult is asked to take the phone. */
export function Signees({ turn }: { turn: Turn }) {
  const [only] = turn.contacts;
  if (turn.contacts.length === 1 && only) {
    return (
      <>
        {!turn.isByAccountHolder && (
          <Banner icon="user" live title={`Please hand the phone to ${only.firstName}`}>
            {only.firstName} is an adult and signs in their own name.
          </Banner>
        )}
        <PersonHeader contact={only} isTurn />
      </>
    );
  }
  return (
    <ul className={styles.people} aria-label={turn.isSignerMinor ? 'Waiting for an adult' : 'Signing for'}>
      {turn.contacts.map((contact) => (
        <li key={contact.contactId} className={styles.person}>
          <Avatar name={fullName(contact)} src={contact.imageUrl} size={36} />
          <span>{fullName(contact)}</span>
        </li>
      ))}
    </ul>
  );
}
