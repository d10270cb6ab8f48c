import { dayInZone } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { phoneAnswers } from '../../lib/api/phone-answers';
import { unreachable } from '../../lib/api/problem';
import { useEachMinute } from '../../lib/browser/use-each-minute';
import { useOnline } from '../../lib/browser/use-online';
import { leftIn } from '../../lib/checkin/left-to-shop';
import { type CheckInSelection, readSelection } from '../../lib/checkin/selection';
import { locationContactsQuery, profileQuery } from '../../lib/household';
import { signingState } from '../../lib/one-risk/signing-state';
import { useConfirming } from '../../lib/one-risk/use-confirming';
import { useSelectedLocation } from '../../lib/selected-location';
import { useSettings } from '../../lib/settings';
import type { Visit } from '../../lib/visit';
import { useTimeWords } from '../../lib/wording/time-words';
import { failedOf, LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import sheet from '../../ui/sheet.module.css';
import { PageSkeleton } from '../../ui/skeleton';
import { complete } from '../../words/complete';
import { titles } from '../../words/shell';
import { useWords } from '../../words/words';
import { checkedIn, type IsConfirming } from './checked-in';
import { FamilyPass } from './family-pass';

/** Who comes for the codes that home counted has them all; a change from the profile area is no check-in: who comes here after one sees the whole family. */
function readCheckIn(pickUp: Visit | undefined): CheckInSelection | undefined {
  if (pickUp) return { ...pickUp, contactIds: [] };
  const selection = readSelection();
  return selection?.onlyTaskId === undefined ? selection : undefined;
}

/** /checkinComplete: the family's pass (D30, D31, D59). What is on it stays while it is open, whatever becomes of the connection. */
export function CompletePage() {
  const timeWords = useTimeWords();
  const isOnline = useOnline();
  useEachMinute();
  const { pickUp } = (useLocation().state ?? {}) as { pickUp?: Visit };
  const [selection] = useState(() => readCheckIn(pickUp));
  const { location: chosen, locations } = useSelectedLocation();
  const locationId = selection?.locationId ?? chosen?.id;
  const contacts = useQuery({
    ...locationContactsQuery(locationId ?? 0),
    enabled: locationId !== undefined,
    refetchOnMount: 'always',
  });
  const profile = useQuery(profileQuery);
  const { isConfirming, isAsking } = useBeingConfirmed();
  // What was known before the last task was finished is asked for anew; without an answer it is still the best that there is.
  if (contacts.data && locations.data && profile.data && contacts.isFetchedAfterMount) {
    const location = locations.data.find((item) => item.id === locationId);
    const today = dayInZone(new Date(), location?.timeZone ?? 'UTC');
    const result = checkedIn(contacts.data, selection, today, isConfirming, leftIn(selection));
    const since = phoneAnswers.since(locationContactsQuery(locationId ?? 0).queryKey);
    const { people, desk, confirming, atShop } = result;
    if ([people, desk, confirming, atShop].every(({ length }) => length === 0)) {
      if (isAsking) return <Loading />;
      // What only this phone knows may be from before the last task; the answer that is still to come decides.
      return since === undefined ? <Navigate to="/home" replace /> : <Awaited query={contacts} />;
    }
    const asOf = timeWords(since ?? contacts.dataUpdatedAt);
    const keptSince = isOnline && !contacts.isError && since === undefined ? undefined : asOf;
    const { familyCode } = profile.data;
    return (
      <FamilyPass
        checkIn={result}
        location={location}
        familyCode={familyCode}
        keptSince={keptSince}
        isPickUp={pickUp !== undefined}
      />
    );
  }
  // No location is open, and nothing was chosen before: home says so in words.
  if (locations.data && locationId === undefined) return <Navigate to="/home" replace />;
  const failed = failedOf([contacts, locations, profile]);
  return failed ? <NotLoaded query={failed} /> : <Loading />;
}

/** What was being confirmed here is so until the family is read anew, although the partner has said so meanwhile. */
function useBeingConfirmed(): { isConfirming: IsConfirming; isAsking: boolean } {
  const { signings, isAsking } = useConfirming(useSettings().features.includes('1Risk'));
  const [seen] = useState(() => new Set<string>());
  const isConfirming = (contactId: number, taskId: number) => {
    const state = signingState(signings, contactId, taskId);
    const key = `${contactId} ${taskId}`;
    if (state === 'confirming') seen.add(key);
    return state === 'confirming' || (state === 'signed' && seen.has(key));
  };
  return { isConfirming, isAsking };
}

/** Longer than the call's own limit, less what was waited for already. */
const patienceMs = 6000;

/** Shows what is waited for, until nobody need wait any more; what comes later still counts. */
function Awaited({ query }: Failed) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const { isFetching, refetch } = query;
  return isOver ? <NotLoaded query={{ error: unreachable(undefined), isFetching, refetch }} /> : <Loading />;
}

interface Failed {
  query: ComponentProps<typeof LoadFailure>['query'];
}

function NotLoaded({ query }: Failed) {
  const words = useWords(complete);
  const { checkIn } = useWords(titles);
  return (
    <div className={sheet.sheet}>
      <PageHeader title={checkIn} />
      <LoadFailure title={words.notLoaded} query={query}>
        {words.isSaved}
      </LoadFailure>
    </div>
  );
}

function Loading() {
  const words = useWords(complete);
  return (
    <div className={sheet.sheet}>
      <PageSkeleton label={words.loading} />
    </div>
  );
}
