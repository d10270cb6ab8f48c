import type { ActivityContact, GuestLocation } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import type { ReactNode } from 'react';
import { useDayWords } from '../../lib/wording/day-words';
import { useText } from '../../lib/wording/texts';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { QrCode } from '../../ui/qr-code';
import { complete } from '../../words/complete';
import { useWords } from '../../words/words';
import type { CheckedIn } from './checked-in';
import { useOpeningWords } from './opening-words';
import { PassIcon } from './pass-icon';
import styles from './what-waits.module.css';

interface Props {
  checkIn: CheckedIn;
  location: GuestLocation | undefined;
  areCodesOpen: boolean;
  onCodes: (areOpen: boolean) => void;
}

const names = (people: readonly ActivityContact[]) => people.map((person) => person.firstName);

/** Where to go, in the order to go there, and why (D55, D65, D30); then where all of it is. Nothing stands here that is not there. */
export function WhatWaits({ checkIn, location, areCodesOpen, onCodes }: Props) {
  const words = useWords(complete);
  const { desk, people, renting, again, activityName, day } = checkIn;
  const dayWords = useDayWords();
  const opening = useOpeningWords(location, day);
  const withCode = people.filter(({ qrCode }) => qrCode !== null);
  const stops = desk.length + (withCode.length > 0 ? 1 : 0) + (renting.length > 0 ? 1 : 0);
  const first = (isFirst: boolean) => isFirst && stops > 1;
  return (
    <ul className={styles.rows}>
      {desk.map(({ taskId, taskName, code, people: whom }, index) => (
        <Row key={taskId} icon={<Icon name="waiver" />} title={taskName} isFirst={first(index === 0)}>
          {code === 'waiverEnded' ? words.deskEnded({ names: names(whom) }) : words.deskSigns({ names: names(whom) })}
        </Row>
      ))}
      {withCode.length > 0 && (
        <PickUp people={withCode} isFirst={first(desk.length === 0)} isOpen={areCodesOpen} onToggle={onCodes} />
      )}
      {renting.length > 0 && (
        <Row icon={<PassIcon name="boot" />} title={words.gear({ count: renting.length })}>
          {words.gearWhere({ names: names(renting) })}
        </Row>
      )}
      {again.map(({ taskId, taskName, day: visit }) => (
        <Row key={taskId} icon={<Icon name="waiver" />} title={taskName} isGoodToKnow>
          {words.signAgain({ day: dayWords(visit) })}
        </Row>
      ))}
      {location && (
        <Row icon={<Icon name="pin" />} title={location.name} isGoodToKnow>
          {activityName}
          {opening && <span className={styles.opening}>{opening}</span>}
        </Row>
      )}
    </ul>
  );
}

interface RowProps {
  icon: ReactNode;
  title: string;
  /** The first of several places to go to. */
  isFirst?: boolean;
  isGoodToKnow?: boolean;
  children: ReactNode;
}

function Row(props: RowProps) {
  return (
    <li className={styles.row}>
      <RowWords {...props} />
    </li>
  );
}

function RowWords({ icon, title, isFirst, isGoodToKnow, children }: RowProps) {
  const words = useWords(complete);
  return (
    <>
      <span className={classes(styles.icon, isGoodToKnow && styles.calm)}>{icon}</span>
      <div className={styles.words}>
        {isFirst && <p className={styles.first}>{words.goHereFirst}</p>}
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {children && <p className={styles.hint}>{children}</p>}
      </div>
    </>
  );
}

interface PickUpProps {
  people: readonly ActivityContact[];
  isFirst: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The codes of the pick-up box, one for each who has something to take there (D30). */
function PickUp({ people, isFirst, isOpen, onToggle }: PickUpProps) {
  const words = useWords(complete);
  const text = useText();
  return (
    <li>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)} className={styles.pickUp}>
        <summary className={styles.row}>
          <RowWords
            icon={<PassIcon name="ticket" />}
            title={text('home.qrTitle', { QRCodeCount: people.length })}
            isFirst={isFirst}
          >
            {words.holdUp}
          </RowWords>
          <span className={styles.chevron}>
            <Icon name="chevron" size={20} />
          </span>
        </summary>
        <ul className={styles.codes}>
          {people.map((person) => (
            <li key={person.contactId} className={styles.code}>
              <QrCode value={person.qrCode ?? ''} label={words.pickUpCode({ name: fullName(person) })} />
              <p className={styles.codeName}>
                <bdi>{fullName(person)}</bdi>
              </p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
