import type { GuestLocation } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useText } from '../../lib/texts';
import { Avatar } from '../../ui/avatar';
import { Banner } from '../../ui/banner';
import { Button, LinkButton } from '../../ui/button';
import { FamilyCode } from '../../ui/family-code';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { QrCode } from '../../ui/qr-code';
import { RichText } from '../../ui/rich-text';
import styles from './check-in-card.module.css';
import type { CheckedIn } from './checked-in';

interface Props extends CheckedIn {
  location: GuestLocation | undefined;
  familyCode: string;
}

export function CheckInCard({ activityName, people, unfinished, desk, location, familyCode }: Props) {
  const text = useText();
  const withCode = people.filter((person) => person.qrCode !== null);
  const tokens = { MemberCount: people.length, QRCodeCount: withCode.length };
  return (
    <>
      <div className={styles.joy}>
        {people.length > 0 && <Faces people={people} />}
        {desk.length > 0 ? (
          <PageHeader title="Almost there" description="What is left is done at the guest desk. Show your family code there." />
        ) : (
          <PageHeader title={text('checkIn.checkInCompleteTitle', tokens)} description={text('checkIn.checkInCompleteMessage', tokens)} />
        )}
        {location && (
          <p className={styles.place}>
            <Icon name="pin" size={18} />
            {activityName ? `${activityName} · ${location.name}` : location.name}
          </p>
        )}
      </div>
      {desk.length > 0 && <AtDesk desk={desk} />}
      <section className={styles.codes} aria-label="Your family code">
        <FamilyCode code={familyCode} />
      </section>
      {unfinished.length > 0 && (
        <Banner tone="warning" title="Still open" action={<LinkButton to="/home">Go on checking in</LinkButton>}>
          {unfinished.map(fullName).join(', ')} {unfinished.length === 1 ? 'has' : 'have'} something left to do.
        </Banner>
      )}
      {withCode.length > 0 && (
        <section className={styles.codes} aria-labelledby="codes-title">
          <h2 id="codes-title">{text('home.qrTitle', tokens)}</h2>
          <p className={styles.hint}>Hold a code up to the pick-up box. Turn your screen up bright.</p>
          <ul className={styles.list}>
            {withCode.map((person) => (
              <li key={person.contactId} className={styles.pass}>
                <QrCode value={person.qrCode ?? ''} label={`Pick-up code of ${fullName(person)}`} />
                <p className={styles.passName}>{fullName(person)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {location?.checkInCompleteText && (
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title">What happens next</h2>
          <RichText html={location.checkInCompleteText} />
        </section>
      )}
      <div className={styles.actions}>
        <LinkButton to="/home" size="l" icon="home">
          Back to your family
        </LinkButton>
        <Button variant="secondary" size="l" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  );
}

function Faces({ people }: Pick<CheckedIn, 'people'>) {
  return (
    <ul className={styles.faces} aria-label="Checked in">
      {people.map((person, index) => (
        <li key={person.contactId} className={styles.face} style={{ animationDelay: `${Math.min(index, 8) * 60}ms` }}>
          <span className={styles.ring}>
            <Avatar name={fullName(person)} src={person.imageUrl} size={72} />
            <span className={styles.tick}>
              <Icon name="check" size={16} />
            </span>
          </span>
          <span className={styles.name}>{person.firstName}</span>
        </li>
      ))}
    </ul>
  );
}

/** What nobody can do in the app, so that nobody believes to be all set (D55, D65). */
function AtDesk({ desk }: Pick<CheckedIn, 'desk'>) {
  return (
    <Banner tone="warning" icon="pin" title="At the guest desk">
      <ul className={styles.desk}>
        {desk.map(({ taskId, taskName, people }) => (
          <li key={taskId}>
            <strong>{taskName}</strong>: {people.map(fullName).join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
