import type { Contact, ContactActivity } from '@arrival/contracts';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SelectedLocation } from '../../lib/selected-location';
import { useText } from '../../lib/texts';
import { Banner } from '../../ui/banner';
import { BottomBar } from '../../ui/bottom-bar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ActivityChoice } from './activity-choice';
import styles from './boarding-cards.module.css';
import { CheckInButton } from './check-in-button';
import { MemberCard } from './member-card';
import { firstActivity, hasMembers, memberStates } from './member-state';

interface Props {
  household: readonly Contact[];
  activities: readonly ContactActivity[];
  location: SelectedLocation;
}

/** A card per member, and the one button at the bottom. */
export function BoardingCards({ household, activities, location }: Props) {
  const text = useText();
  const offered = useMemo(() => activities.filter(hasMembers), [activities]);
  const [chosenId, setChosenId] = useState<number>();
  const activity = offered.find((item) => item.id === chosenId) ?? firstActivity(offered);
  const members = useMemo(() => memberStates(household, activity), [household, activity]);
  // What the guest has changed by hand, per activity; everything else follows what is left.
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const choiceKey = (contactId: number) => `${activity?.id}.${contactId}`;
  const selected = members.filter(
    (member) => member.isSelectable && (choices[choiceKey(member.contact.contactId)] ?? member.isPreselected),
  );
  const isAllDone = activity !== undefined && members.every((member) => member.status !== 'todo');
  const codes = members.filter((member) => member.qrCode).length;
  return (
    <>
      {!activity && <NothingHere location={location} />}
      {isAllDone && (
        <Banner tone="success" title={text('home.allDone', { MemberCount: members.length, QRCodeCount: codes })}>
          {codes > 0 && <p>{text('home.qrTitle', { QRCodeCount: codes })}</p>}
        </Banner>
      )}
      {activity && offered.length > 1 && <ActivityChoice activities={offered} value={activity.id} onChange={setChosenId} />}
      <section className={styles.family} aria-labelledby="members-title">
        <h2 id="members-title">{text('home.membersTitle', { MemberCount: members.length })}</h2>
        <ul className={styles.cards}>
          {members.map((member) => (
            <MemberCard
              key={member.contact.contactId}
              member={member}
              activityName={activity?.name ?? ''}
              isSelected={selected.includes(member)}
              onSelect={(isSelected) => setChoices({ ...choices, [choiceKey(member.contact.contactId)]: isSelected })}
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
      {activity && (members.some((member) => member.isSelectable) || codes > 0) && (
        <BottomBar>
          {members.some((member) => member.isSelectable) ? (
            <CheckInButton
              locationId={location.id}
              activityId={activity.id}
              contactIds={selected.map((member) => member.contact.contactId)}
            />
          ) : (
            <LinkButton to="/checkinComplete" size="l" full>
              Show pick-up codes
            </LinkButton>
          )}
        </BottomBar>
      )}
    </>
  );
}

function NothingHere({ location }: { location: SelectedLocation }) {
  return (
    <Banner tone="info" title={`Nothing to check in for at ${location.name}`}>
      Heading somewhere else? Change the location at the top.
    </Banner>
  );
}
