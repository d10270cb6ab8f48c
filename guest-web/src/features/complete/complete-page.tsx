import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { readSelection } from '../../lib/checkin/selection';
import { locationContactsQuery, profileQuery } from '../../lib/household';
import { useSelectedLocation } from '../../lib/selected-location';
import { LoadFailure } from '../../ui/load-failure';
import { PageSkeleton } from '../../ui/skeleton';
import { complete } from '../../words/complete';
import { useWords } from '../../words/words';
import { CheckInCard } from './check-in-card';
import { checkedIn } from './checked-in';

/** A change from the profile area is no check-in: who comes here after one sees the whole family. */
function readCheckIn() {
  const selection = readSelection();
  return selection?.onlyTaskId === undefined ? selection : undefined;
}

/** /checkinComplete: joy first, then what to do next (D30, D31, experience.md §1). */
export function CompletePage() {
  const words = useWords(complete);
  const [selection] = useState(readCheckIn);
  const { current, locations } = useSelectedLocation();
  const locationId = selection?.locationId ?? current?.id;
  const contacts = useQuery({
    ...locationContactsQuery(locationId ?? 0),
    enabled: locationId !== undefined,
    refetchOnMount: 'always',
  });
  const profile = useQuery(profileQuery);
  if (contacts.data && locations.data && profile.data && !contacts.isFetching) {
    const result = checkedIn(contacts.data, selection);
    if (result.people.length === 0 && result.desk.length === 0) return <Navigate to="/home" replace />;
    const location = locations.data.find((item) => item.id === locationId);
    return <CheckInCard {...result} location={location} familyCode={profile.data.familyCode} />;
  }
  // No location is open, and nothing was chosen before: home says so in words.
  if (locations.data && locationId === undefined) return <Navigate to="/home" replace />;
  const failed = [contacts, locations, profile].find((query) => query.isError);
  if (!failed) return <PageSkeleton label={words.loading} />;
  return (
    <LoadFailure title={words.notLoaded} query={failed}>
      {words.isSaved}
    </LoadFailure>
  );
}
