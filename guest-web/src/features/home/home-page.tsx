import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { isProblem } from '../../lib/api/problem';
import { later } from '../../lib/browser/later';
import { onDemand } from '../../lib/browser/on-demand';
import { locationContactsQuery, profileQuery } from '../../lib/household';
import { forgetLocation, useSelectedLocation } from '../../lib/selected-location';
import { useSettings } from '../../lib/settings';
import { TextTokens } from '../../lib/wording/texts';
import { classes } from '../../ui/classes';
import { failedOf, LoadFailure } from '../../ui/load-failure';
import sheet from '../../ui/sheet.module.css';
import { PeopleSkeleton } from '../../ui/skeleton';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import { BoardingCards } from './boarding-cards';
import { Greeting } from './greeting';
import styles from './home-page.module.css';
import { useBoarding } from './use-boarding';

// Seldom needed: everybody else's first paint does without it.
const LastKnown = onDemand(() => import('../../ui/last-known').then((module) => module.LastKnown));
const HomePasses = onDemand(() => import('../../ui/passes/home-passes').then((module) => module.HomePasses));
const ConfirmingWaivers = onDemand(() => import('./confirming-waivers').then((module) => module.ConfirmingWaivers));
const LinkTicks = later(() => import('../../ui/link-ticks').then((module) => module.LinkTicks));
const NotOpenYet = onDemand(() => import('../../ui/not-open-yet').then((module) => module.NotOpenYet));

/** The boarding card of the family (D29). */
export function HomePage() {
  const words = useWords(home);
  const { features } = useSettings();
  const { location, locations } = useSelectedLocation();
  const profile = useQuery(profileQuery);
  const activities = useQuery({ ...locationContactsQuery(location?.id ?? 0), enabled: location !== undefined });
  const isGone = isProblem(activities.error, 'location.unknown');
  useEffect(() => {
    if (isGone) forgetLocation();
  }, [isGone]);
  const failed = failedOf([profile, locations, activities]);
  const isNowhere = locations.data?.length === 0;
  const boarding = useBoarding(profile.data, activities.data, location?.id);
  const loaded = profile.data && activities.data && location;
  // Drawn a few milliseconds at a time: the whole family at once would hold back a finger.
  const isReady = useDeferredValue(loaded !== undefined);
  return (
    <TextTokens value={boarding.tokens}>
      <div className={styles.home}>
        <Greeting
          firstName={profile.data?.contact.firstName}
          location={location}
          familyCode={profile.data?.familyCode}
          isNowhere={isNowhere || (!location && locations.isError)}
        />
        <div className={classes(sheet.sheet, styles.sheet)}>
          <Suspense fallback={null}>
            {profile.data?.asOfUtc && <LastKnown asOfUtc={profile.data.asOfUtc} />}
            <LinkTicks />
            {features.includes('BLEConnect') && <HomePasses />}
            {features.includes('1Risk') && <ConfirmingWaivers />}
          </Suspense>
          <Suspense fallback={<PeopleSkeleton />}>
            {isReady && loaded ? (
              <BoardingCards boarding={boarding} location={loaded} />
            ) : isNowhere ? (
              <NotOpenYet locations={locations} />
            ) : failed && !isGone ? (
              <LoadFailure title={words.notLoaded} query={failed} />
            ) : (
              <PeopleSkeleton />
            )}
          </Suspense>
        </div>
      </div>
    </TextTokens>
  );
}
