import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { locationContactsQuery, profileQuery } from '../../lib/household';
import { isProblem } from '../../lib/problem';
import { forgetLocation, useSelectedLocation } from '../../lib/selected-location';
import { LoadFailure } from '../../ui/load-failure';
import sheet from '../../ui/sheet.module.css';
import { PeopleSkeleton } from '../../ui/skeleton';
import { BoardingCards } from './boarding-cards';
import { Greeting } from './greeting';

/** The boarding card of the family (experience.md §1, D29). */
export function HomePage() {
  const { current, locations } = useSelectedLocation();
  const profile = useQuery(profileQuery);
  const activities = useQuery({ ...locationContactsQuery(current?.id ?? 0), enabled: current !== undefined });
  const isGone = isProblem(activities.error, 'location.unknown');
  useEffect(() => {
    if (isGone) forgetLocation();
  }, [isGone]);
  const failed = [profile, locations, activities].find((query) => query.isError && !query.data);
  const isReady = profile.data && activities.data && current;
  return (
    <>
      <Greeting firstName={profile.data?.contact.firstName} location={current} />
      <div className={sheet.sheet}>
        {isReady ? (
          <BoardingCards key={current.id} household={profile.data.contacts} activities={activities.data} location={current} />
        ) : failed && !isGone ? (
          <LoadFailure title="We could not load your family" query={failed} />
        ) : (
          <PeopleSkeleton />
        )}
      </div>
    </>
  );
}
