import type { Profile } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '../../lib/household';
import { useAgeWords } from '../../lib/wording/age-words';
import { useDayWords } from '../../lib/wording/day-words';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { LabelledValues } from '../../ui/labelled-values';
import { LoadFailure } from '../../ui/load-failure';
import { PeopleSkeleton } from '../../ui/skeleton';
import { common } from '../../words/common';
import { profile as profileWords } from '../../words/profile';
import { useWords } from '../../words/words';
import styles from './profile-page.module.css';
import { YourData } from './your-data';

/** /profile: own details and the household (D32). */
export function ProfilePage() {
  const words = useWords(profileWords);
  const profile = useQuery(profileQuery);
  if (!profile.data)
    return profile.isError ? (
      <LoadFailure title={words.notLoaded} query={profile} />
    ) : (
      <PeopleSkeleton label={words.loading} />
    );
  const { contact, contacts } = profile.data;
  return (
    <>
      <Own contact={contact} />
      <Family contacts={contacts} />
      <YourData />
      <LinkButton to="/logout" variant="quiet" icon="signOut" full>
        {words.signOut}
      </LinkButton>
    </>
  );
}

function Own({ contact }: Pick<Profile, 'contact'>) {
  const words = useWords(profileWords);
  const day = useDayWords();
  return (
    <Card as="section" className={styles.own} aria-labelledby="own-title">
      <div className={styles.person}>
        <Avatar name={fullName(contact)} src={contact.imageUrl} size={72} />
        <h2 id="own-title">{fullName(contact)}</h2>
      </div>
      <LabelledValues
        values={[
          [words.email, contact.email],
          [words.phone, contact.phone],
          [words.dateOfBirth, contact.dateOfBirth && day(contact.dateOfBirth)],
        ]}
      />
    </Card>
  );
}

function Family({ contacts }: Pick<Profile, 'contacts'>) {
  const words = useWords(profileWords);
  const { yourFamily } = useWords(common);
  const ageWords = useAgeWords();
  return (
    <section className={styles.family} aria-labelledby="family-title">
      <h2 id="family-title">{yourFamily}</h2>
      <ul className={styles.list}>
        {contacts.map((member) => (
          <li key={member.contactId}>
            <Link to={`/profile/${member.contactId}`} className={styles.member}>
              <Avatar name={fullName(member)} src={member.imageUrl} size={48} />
              <span className={styles.words}>
                <span className={styles.name}>{fullName(member)}</span>
                <span className={styles.age}>
                  {[ageWords(member.age), member.isHeadOfHouseHold && words.you].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Icon name="chevron" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/add-family-member" variant="secondary" icon="plus" full>
        {words.addMember}
      </LinkButton>
    </section>
  );
}
