import type { GuestLocation } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useExternalStore } from '@arrival/web/external-store';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetTicks } from '../../lib/checkin/selection';
import { unfinished } from '../../lib/kept/entry';
import { outboxState } from '../../lib/kept/outbox-state';
import { useSettings } from '../../lib/settings';
import { useSession } from '../../lib/sign-in/use-session';
import { useDayWords } from '../../lib/wording/day-words';
import { useResortName } from '../../lib/wording/resort-name';
import { useText } from '../../lib/wording/texts';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/button';
import { FamilyCode } from '../../ui/family-code';
import { PageHeader } from '../../ui/page-header';
import { RichText } from '../../ui/rich-text';
import { common } from '../../words/common';
import { complete } from '../../words/complete';
import { familyCode as familyCodeWords } from '../../words/family-code';
import { kept } from '../../words/kept';
import { useWords } from '../../words/words';
import type { CheckedIn } from './checked-in';
import { Faces } from './faces';
import styles from './family-pass.module.css';
import { HandBack } from './hand-back';
import { PassActions } from './pass-actions';
import { WhatWaits } from './what-waits';

interface Props {
  checkIn: CheckedIn;
  location: GuestLocation | undefined;
  familyCode: string;
  /** The clock time since when this is only known from the phone; nothing while the resort answers. */
  keptSince: string | undefined;
  /** Opened for the codes. */
  isPickUp: boolean;
}

/** The end of the check-in: one code for everybody, whose it is, and what waits where (D30, D31, D59). */
export function FamilyPass({ checkIn, location, familyCode, keptSince, isPickUp }: Props) {
  const words = useWords(complete);
  const { backToFamily } = useWords(common);
  const code = useWords(familyCodeWords);
  const [areCodesOpen, setCodesOpen] = useState(isPickUp);
  useEffect(() => {
    if (!isPickUp) forgetTicks();
  }, [isPickUp]);
  const { faces, unfinished } = checkIn;
  const isAtCounter = useSession()?.isAtCounter;
  const print = () => {
    // Paper opens nothing.
    flushSync(() => setCodesOpen(true));
    window.print();
  };
  return (
    <div className={styles.page}>
      <Headline checkIn={checkIn} />
      <div className={styles.pass}>
        <section className={styles.top} aria-label={code.title}>
          {faces.length > 0 && <Faces faces={faces} />}
          <div className={styles.bright}>
            <FamilyCode code={familyCode} hint={keptSince && words.kept({ time: keptSince })} />
          </div>
        </section>
        <div className={styles.tear} aria-hidden="true" />
        <WhatWaits checkIn={checkIn} location={location} areCodesOpen={areCodesOpen} onCodes={setCodesOpen} />
      </div>
      {unfinished.length > 0 && (
        <Banner tone="warning" title={words.stillOpen} action={<LinkButton to="/home">{words.goOn}</LinkButton>}>
          {words.somethingLeft({ count: unfinished.length, names: unfinished.map(fullName) })}
        </Banner>
      )}
      {!isAtCounter && <PassActions checkIn={checkIn} location={location} familyCode={familyCode} onPrint={print} />}
      {location?.checkInCompleteText && (
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title">{words.next}</h2>
          <RichText html={location.checkInCompleteText} />
        </section>
      )}
      {isAtCounter && <HandBack />}
      <LinkButton to="/home" size="l" icon="home" variant="secondary" className={styles.back} full>
        {backToFamily}
      </LinkButton>
    </div>
  );
}

/** What is only on this phone; nothing when all is with the resort. */
function useUnsent(): string | undefined {
  const words = useWords(kept);
  const { entries: all, sent } = useExternalStore(outboxState);
  const entries = unfinished(all);
  return entries.length === 0 ? undefined : words.waiting({ sent: sent.length, count: sent.length + entries.length });
}

/** What is said on the picture; the sun rises over the drawn one. A sheet of paper says whose it is and for which day, too. */
function Headline({ checkIn: { people, desk, atShop, confirming, unfinished, day } }: Pick<Props, 'checkIn'>) {
  const words = useWords(complete);
  const text = useText();
  const { backgroundImageUrl } = useSettings().theme.general;
  const unsent = useUnsent();
  const dayWords = useDayWords();
  const resort = useResortName();
  const codes = people.filter(({ qrCode }) => qrCode !== null).length;
  const tokens = { MemberCount: people.length, QRCodeCount: codes };
  const isAllSet = [desk, atShop, confirming, unfinished].every(({ length }) => length === 0) && unsent === undefined;
  const message = people.length > 0 ? text('checkIn.checkInCompleteMessage', tokens) : undefined;
  const waits = (desk.length > 0 && words.almostWhy) || (atShop.length > 0 && words.almostShop) || message;
  return (
    <div className={styles.headline}>
      {isAllSet && !backgroundImageUrl && <span className={styles.sun} />}
      <PageHeader
        title={isAllSet ? text('checkIn.checkInCompleteTitle', tokens) : words.almost}
        description={unsent ?? waits}
      />
      <p className={styles.onPaper}>
        {resort} · {dayWords(day)}
      </p>
    </div>
  );
}
