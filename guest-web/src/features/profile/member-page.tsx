import type { MemberProfile } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isProblem } from '../../lib/api/problem';
import { later } from '../../lib/browser/later';
import { memberProfileQuery } from '../../lib/household';
import { useAgeWords } from '../../lib/wording/age-words';
import { useDayWords } from '../../lib/wording/day-words';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/skeleton';
import { common } from '../../words/common';
import { profile } from '../../words/profile';
import { titles } from '../../words/shell';
import { useWords } from '../../words/words';
import { ProfileCards } from './profile-cards';
import { SignedWaivers } from './signed-waivers';
import { SomethingWrong } from './something-wrong';
import { type Change, useChange } from './use-change';

const MemberPasses = later(() => import('./member-passes').then((module) => module.MemberPasses));

/** /profile/{contactId}: what is on file for one member, and the waivers signed (D32). */
export function MemberPage() {
  const contactId = Number(useParams().contactId);
  const isNumber = Number.isSafeInteger(contactId) && contactId > 0;
  const member = useQuery({ ...memberProfileQuery(contactId), enabled: isNumber });
  const change = useChange(contactId);
  if (!isNumber || (isProblem(member.error) && member.error.problem.status === 404)) return <Unknown />;
  if (!member.data && member.isError) return <NotLoaded query={member} />;
  return member.data && change ? <OnFile member={member.data} change={change} /> : <PageSkeleton />;
}

/** Without what is on file it has no name yet. */
function NotLoaded({ query }: Pick<ComponentProps<typeof LoadFailure>, 'query'>) {
  const words = useWords(profile);
  return (
    <>
      <PageHeader back={useBack()} title={useWords(titles).profile} />
      <LoadFailure title={words.notLoaded} query={query} />
    </>
  );
}

function OnFile({ member, change }: { member: MemberProfile; change: Change }) {
  const words = useWords(profile);
  const ageWords = useAgeWords();
  const back = useBack();
  const day = useDayWords();
  const { contact, signedWaivers, waiversElsewhere, mayBeRemoved } = member;
  const description = [ageWords(contact.age), contact.dateOfBirth && words.born({ day: day(contact.dateOfBirth) })]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <PageHeader
        key={contact.contactId}
        back={back}
        title={fullName(contact)}
        description={description}
        aside={<Avatar name={fullName(contact)} src={contact.imageUrl} size={80} />}
      />
      <ProfileCards profile={member} change={change} />
      <Suspense fallback={null}>
        <MemberPasses contactId={contact.contactId} />
      </Suspense>
      <SignedWaivers waivers={signedWaivers} elsewhere={waiversElsewhere} />
      <SomethingWrong member={contact} mayBeRemoved={mayBeRemoved} />
      <LinkButton to="/home" variant="secondary" icon="home" full>
        {words.goToCheckIn}
      </LinkButton>
    </>
  );
}

function useBack() {
  return { to: '/profile', label: useWords(common).yourFamily };
}

function Unknown() {
  const words = useWords(profile);
  const { backToFamily } = useWords(common);
  const back = useBack();
  return (
    <>
      <PageHeader back={back} title={words.unknown} description={words.unknownWhy} />
      <LinkButton to="/home" size="l" full icon="home">
        {backToFamily}
      </LinkButton>
    </>
  );
}
