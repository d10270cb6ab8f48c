import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { locationContactsQuery, profileQuery } from '../../lib/household';
import { later } from '../../lib/later';
import { isProblem } from '../../lib/problem';
import { forgetLocation, useSelectedLocation } from '../../lib/selected-location';
import { useSettings } from '../../lib/settings';
import { TextTokens } from '../../lib/texts';
import { LoadFailure } from '../../ui/load-failure';
import sheet from '../../ui/sheet.module.css';
import { PeopleSkeleton } from '../../ui/skeleton';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import { BoardingCards } from './boarding-cards';
import { Greeting } from './greeting';
import { useBoarding } from './use-boarding';

// Seldom needed: everybody else's first paint does without it.
const LastKnown = lazy(() => import('../../ui/last-known').then((module) => ({ default: module.LastKnown })));
const HomePasses = lazy(() => import('../../ui/passes/home-passes').then((module) => ({ default: module.HomePasses })));
const ConfirmingWaivers = lazy(() =>
  import('../../ui/one-risk/confirming-waivers').then((module) => ({ default: module.ConfirmingWaivers })),
);
const LinkTicks = later(() => import('./own-phone/link-ticks').then((module) => module.LinkTicks));
const NotOpenYet = lazy(() => import('../../ui/not-open-yet').then((module) => ({ default: module.NotOpenYet })));

/** The boarding card of the family (experience.md §1, D29). */
export function HomePage() {
  const words = useWords(home);
  const { features } = useSettings();
  const { current, locations } = useSelectedLocation();
  const profile = useQuery(profileQuery);
  const activities = useQuery({ ...locationContactsQuery(current?.id ?? 0), enabled: current !== undefined });
  const isGone = isProblem(activities.error, 'location.unknown');
  useEffect(() => {
    if (isGone) forgetLocation();
  }, [isGone]);
  const failed = [profile, locations, activities].find((query) => query.isError && !query.data);
  const isNowhere = locations.data?.length === 0;
  const boarding = useBoarding(profile.data?.contacts, activities.data, current?.id);
  const isReady = profile.data && activities.data && current;
  return (
    <TextTokens value={boarding.tokens}>
      <Greeting
        firstName={profile.data?.contact.firstName}
        location={current}
        familyCode={profile.data?.familyCode}
        isNowhere={isNowhere}
      />
      <div className={sheet.sheet}>
        <Suspense fallback={null}>
          {profile.data?.asOfUtc && <LastKnown asOfUtc={profile.data.asOfUtc} />}
          <LinkTicks />
          {features.includes('BLEConnect') && <HomePasses />}
          {features.includes('1Risk') && <ConfirmingWaivers />}
        </Suspense>
        {isReady ? (
          <BoardingCards boarding={boarding} location={current} />
        ) : isNowhere ? (
          <Suspense fallback={<PeopleSkeleton />}>
            <NotOpenYet locations={locations} />
          </Suspense>
        ) : failed && !isGone ? (
          <LoadFailure title={words.notLoaded} query={failed} />
        ) : (
          <PeopleSkeleton />
        )}
      </div>
    </TextTokens>
  );
}
