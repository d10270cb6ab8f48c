import { Link } from 'react-router-dom';
import type { SelectedLocation } from '../../lib/selected-location';
import { useText } from '../../lib/texts';
import { Banner } from '../../ui/banner';
import { BottomBar } from '../../ui/bottom-bar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import { ActivityChoice } from './activity-choice';
import styles from './boarding-cards.module.css';
import { CheckInButton } from './check-in-button';
import { MemberCard } from './member-card';
import type { Boarding } from './use-boarding';

interface Props {
  boarding: Boarding;
  location: SelectedLocation;
}

/** A card per member, and the one button at the bottom. */
export function BoardingCards({ boarding, location }: Props) {
  const text = useText();
  const words = useWords(home);
  const { offered, activity, members, selected, codes } = boarding;
  const isAllDone = activity !== undefined && members.every((member) => member.status !== 'todo');
  return (
    <>
      {!activity && <NothingHere location={location} />}
      {isAllDone && (
        <Banner tone="success" title={text('home.allDone')}>
          {codes > 0 && <p>{text('home.qrTitle')}</p>}
        </Banner>
      )}
      {activity && offered.length > 1 && (
        <ActivityChoice activities={offered} value={activity.id} onChange={boarding.choose} />
      )}
      <section className={styles.family} aria-labelledby="members-title">
        <h2 id="members-title">{text('home.membersTitle')}</h2>
        <ul className={styles.cards}>
          {members.map((member) => (
            <MemberCard
              key={member.contact.contactId}
              member={member}
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
      {activity && (members.some((member) => member.isSelectable) || codes > 0) && (
        <BottomBar>
          {members.some((member) => member.isSelectable) ? (
            <CheckInButton
              locationId={location.id}
              activityId={activity.id}
              contactIds={selected.map((member) => member.contact.contactId)}
            />
          ) : (
            <LinkButton to="/checkinComplete" state={{ isPickUp: true }} size="l" full>
              {words.showCodes}
            </LinkButton>
          )}
        </BottomBar>
      )}
    </>
  );
}

function NothingHere({ location }: { location: SelectedLocation }) {
  const words = useWords(home);
  return (
    <Banner tone="info" title={words.nothingHere({ location: location.name })}>
      {words.elsewhere}
    </Banner>
  );
}
