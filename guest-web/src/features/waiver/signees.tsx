import { fullName } from '@arrival/rules';
import { Avatar } from '../../ui/avatar';
import { Banner } from '../../ui/banner';
import { PersonHeader } from '../../ui/checkin/person';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import styles from './signees.module.css';
import type { Signing } from './signing';

/** Whom this signature is for: one face and name, or everybody's. Another adult is asked to take the phone. */
export function Signees({ signing }: { signing: Signing }) {
  const words = useWords(signature);
  const [only] = signing.contacts;
  if (signing.contacts.length === 1 && only) {
    return (
      <>
        {!signing.isByAccountHolder && (
          <Banner icon="user" live title={words.handOver({ name: only.firstName })}>
            {words.handOverWhy({ name: only.firstName })}
          </Banner>
        )}
        <PersonHeader contact={only} takesFocus />
      </>
    );
  }
  return (
    <ul className={styles.people} aria-label={signing.isSignerMinor ? words.waiting : words.signingFor}>
      {signing.contacts.map((contact) => (
        <li key={contact.contactId} className={styles.person}>
          <Avatar name={fullName(contact)} src={contact.imageUrl} size={36} />
          <span>{fullName(contact)}</span>
        </li>
      ))}
    </ul>
  );
}
