import { fullName } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ageWords } from '../../lib/age-words';
import { useDayWords } from '../../lib/day-words';
import { memberProfileQuery } from '../../lib/household';
import { isProblem } from '../../lib/problem';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/skeleton';
import { ProfileCards } from './profile-cards';
import { SignedWaivers } from './signed-waivers';

const back = { to: '/profile', label: 'Your family' };

/** /profile/{contactId}: what is on file for one member, and the waivers signed (D32). */
export function MemberPage() {
  const contactId = Number(useParams().contactId);
  const day = useDayWords();
  const isNumber = Number.isSafeInteger(contactId) && contactId > 0;
  const member = useQuery({ ...memberProfileQuery(contactId), enabled: isNumber });
  if (!isNumber || (isProblem(member.error) && member.error.problem.status === 404)) return <Unknown />;
  if (!member.data)
    return member.isError ? <LoadFailure title="We could not load this" query={member} /> : <PageSkeleton label="Loading" />;
  const { contact, signedWaivers } = member.data;
  const facts = [ageWords(contact.age), contact.dateOfBirth && `born ${day(contact.dateOfBirth)}`].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        key={contactId}
        back={back}
        title={fullName(contact)}
        description={facts}
        aside={<Avatar name={fullName(contact)} src={contact.imageUrl} size={80} />}
      />
      <ProfileCards profile={member.data} />
      <SignedWaivers waivers={signedWaivers} />
      <LinkButton to="/home" variant="secondary" icon="home" full>
        Go to check-in
      </LinkButton>
    </>
  );
}

function Unknown() {
  return (
    <>
      <PageHeader
        back={back}
        title="We could not find this person"
        description="They may have been removed, or the link is not from your family."
      />
      <LinkButton to="/home" size="l" full icon="home">
        Back to your family
      </LinkButton>
    </>
  );
}
