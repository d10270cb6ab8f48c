import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { onDemand } from '../../lib/browser/on-demand';
import type { SelectedLocation } from '../../lib/selected-location';
import type { Visit } from '../../lib/visit';
import { useText } from '../../lib/wording/texts';
import { BottomBar } from '../../ui/bottom-bar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import { ActivityChoice } from './activity-choice';
import styles from './boarding-cards.module.css';
import { CheckInButton } from './check-in-button';
import { MemberRow } from './member-row';
import { useReadyWords } from './ready-words';
import type { Boarding } from './use-boarding';

// Few who sign in are under 18.
const AdultNeeded = onDemand(() => import('../../ui/checkin/adult-needed').then((module) => module.AdultNeeded));
// Who has something left to do sees none.
const HomeNotice = onDemand(() => import('./home-notice').then((module) => module.HomeNotice));

interface Props {
  boarding: Boarding;
  location: SelectedLocation;
}

/** A row per member, and the one button at the bottom. Suspends until what is said above the rows is here: later it would move them. */
export function BoardingCards({ boarding, location }: Props) {
  const text = useText();
  const readyWords = useReadyWords();
  const { offered, activity, members, selected, needAdult, codes } = boarding;
  const visit = activity && { locationId: location.id, activityId: activity.id };
  // What becomes true while somebody looks waits for its file behind the rows.
  const isNoticed = useDeferredValue(!activity || members.every(({ status, isKept }) => status !== 'todo' && !isKept));
  const isAdultNeeded = useDeferredValue(needAdult.length > 0);
  return (
    <>
      {isNoticed && <HomeNotice nothingAt={activity ? undefined : location} hasCodes={codes > 0} />}
      {isAdultNeeded && <AdultNeeded people={needAdult} accountHolderId={boarding.accountHolderId} />}
      {activity && offered.length > 1 && (
        <ActivityChoice activities={offered} value={activity} onChange={boarding.choose} />
      )}
      <section className={styles.family} aria-labelledby="members-title">
        <div className={styles.head}>
          <h2 id="members-title">{text('home.membersTitle')}</h2>
          {/* The line of the activity says it where there is one. */}
          {activity && offered.length === 1 && <p className={styles.ready}>{readyWords(activity)}</p>}
        </div>
        <ul className={styles.cards}>
          {members.map((member) => (
            <MemberRow
              key={member.contact.contactId}
              member={member}
              visit={visit}
              activityName={activity?.name ?? ''}
              isSelected={selected.includes(member)}
              onSelect={(isSelected) => boarding.select(member, isSelected)}
            />
          ))}
          <li>
            <Link to="/add-family-member" className={styles.add}>
              <span className={styles.plus}>
                <Icon name="plus" />
              </span>
              {text('home.addMember')}
            </Link>
          </li>
        </ul>
      </section>
      {visit && <WhatNext boarding={boarding} visit={visit} />}
    </>
  );
}

interface NextProps {
  boarding: Boarding;
  visit: Visit;
}

/** The one button: check in who is selected, or what there is to pick up. */
function WhatNext({ boarding: { members, selected, codes }, visit }: NextProps) {
  const words = useWords(home);
  const canCheckIn = members.some((member) => member.isSelectable);
  if (!canCheckIn && codes === 0) return null;
  return (
    <BottomBar>
      {canCheckIn ? (
        <CheckInButton
          {...visit}
          contactIds={selected.map((member) => member.contact.contactId)}
          ageless={selected.flatMap(({ isAgeless, contact }) => (isAgeless ? [contact] : []))}
        />
      ) : (
        <LinkButton to="/checkinComplete" state={{ pickUp: visit }} size="l" full>
          {words.showCodes}
        </LinkButton>
      )}
    </BottomBar>
  );
}
