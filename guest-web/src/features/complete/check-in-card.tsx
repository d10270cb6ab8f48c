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
import { common } from '../../words/common';
import { complete } from '../../words/complete';
import { familyCode as familyCodeWords } from '../../words/family-code';
import { useWords } from '../../words/words';
import styles from './check-in-card.module.css';
import type { CheckedIn } from './checked-in';

interface Props extends CheckedIn {
  location: GuestLocation | undefined;
  familyCode: string;
}

export function CheckInCard({ activityName, people, unfinished, desk, location, familyCode }: Props) {
  const words = useWords(complete);
  const code = useWords(familyCodeWords);
  const { backToFamily } = useWords(common);
  const text = useText();
  const withCode = people.filter((person) => person.qrCode !== null);
  const tokens = { MemberCount: people.length, QRCodeCount: withCode.length };
  return (
    <>
      <div className={styles.joy}>
        {people.length > 0 && <Faces people={people} />}
        {desk.length > 0 ? (
          <PageHeader title={words.almost} description={words.almostWhy} />
        ) : (
          <PageHeader
            title={text('checkIn.checkInCompleteTitle', tokens)}
            description={text('checkIn.checkInCompleteMessage', tokens)}
          />
        )}
        {location && (
          <p className={styles.place}>
            <Icon name="pin" size={18} />
            {activityName ? `${activityName} · ${location.name}` : location.name}
          </p>
        )}
      </div>
      {desk.length > 0 && <AtDesk desk={desk} />}
      <section className={styles.codes} aria-label={code.title}>
        <FamilyCode code={familyCode} />
      </section>
      {unfinished.length > 0 && (
        <Banner tone="warning" title={words.stillOpen} action={<LinkButton to="/home">{words.goOn}</LinkButton>}>
          {words.somethingLeft({ count: unfinished.length, names: unfinished.map(fullName).join(', ') })}
        </Banner>
      )}
      {withCode.length > 0 && (
        <section className={styles.codes} aria-labelledby="codes-title">
          <h2 id="codes-title">{text('home.qrTitle', tokens)}</h2>
          <p className={styles.hint}>{words.holdUp}</p>
          <ul className={styles.list}>
            {withCode.map((person) => (
              <li key={person.contactId} className={styles.pass}>
                <QrCode value={person.qrCode ?? ''} label={words.pickUpCode({ name: fullName(person) })} />
                <p className={styles.passName}>{fullName(person)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {location?.checkInCompleteText && (
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title">{words.next}</h2>
          <RichText html={location.checkInCompleteText} />
        </section>
      )}
      <div className={styles.actions}>
        <LinkButton to="/home" size="l" icon="home">
          {backToFamily}
        </LinkButton>
        <Button variant="secondary" size="l" icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </>
  );
}

function Faces({ people }: Pick<CheckedIn, 'people'>) {
  const words = useWords(complete);
  return (
    <ul className={styles.faces} aria-label={words.checkedIn}>
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
  const words = useWords(complete);
  return (
    <Banner tone="warning" icon="pin" title={words.atDesk}>
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
