import type { Grouping } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isProblem } from '../../lib/api/problem';
import { groupingQuery } from '../../lib/checkin/grouping-query';
import { type CheckInSelection, readSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/step-paths';
import { CheckInContext } from '../../lib/completion/checkin-context';
import { locationContactsQuery } from '../../lib/household';
import { useUnits } from '../../lib/rental/units';
import { useSettings } from '../../lib/settings';
import { TextTokens, type Tokens } from '../../lib/wording/texts';
import { GoOnBar } from '../../ui/checkin/go-on-bar';
import { SaveAnnouncement, SaveFailure } from '../../ui/checkin/save-feedback';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/skeleton';
import { lastTime, path } from '../../words/checkin';
import { common } from '../../words/common';
import { reasons } from '../../words/reasons';
import { useWords } from '../../words/words';
import styles from './checkin-page.module.css';
import { keptFamily, overListsOfNow } from './kept-answers';
import { LastTime } from './last-time';
import { PathBar } from './path-bar';
import { useCheckinPath } from './use-checkin-path';

/** /checkin (spec §2): entered with contact tasks only; shows the child that fits the current task, and Complete. */
export function CheckinPage() {
  // What was not taken opens a check-in of its own, from within this one too.
  useLocation();
  return <SelectedCheckin key={JSON.stringify(readSelection())} />;
}

function SelectedCheckin() {
  const [selection] = useState(readSelection);
  return selection ? <LoadedCheckin selection={selection} /> : <Navigate to="/home" replace />;
}

function LoadedCheckin({ selection }: { selection: CheckInSelection }) {
  const words = useWords(path);
  const { yourFamily } = useWords(common);
  const grouping = useQuery(groupingQuery(selection));
  // Drawn a few milliseconds at a time, so that a finger need not wait.
  const isReady = useDeferredValue(grouping.data !== undefined);
  // Also in the middle: the resort has closed the place, or taken the activity from it.
  if (isProblem(grouping.error) && grouping.error.isRefusal && grouping.error.problem.status === 404)
    return <Navigate to="/home" replace />;
  if (grouping.data && isReady) return <CheckinSteps selection={selection} grouping={grouping.data} />;
  return (
    <div className={styles.path}>
      <PathBar back={{ to: '/home', label: yourFamily }} />
      {grouping.data || grouping.isPending ? (
        <PageSkeleton label={words.loading} />
      ) : (
        <>
          <PageHeader title={words.title} />
          <LoadFailure title={words.notLoaded} query={grouping} />
        </>
      )}
    </div>
  );
}

function CheckinSteps({ selection, grouping }: { selection: CheckInSelection; grouping: Grouping }) {
  const checkin = useCheckinPath(selection, grouping);
  const tokens = useTextTokens(selection);
  const units = useUnits();
  const { phoneRegion } = useSettings();
  const { bar } = useWords(lastTime);
  const { task } = useWords(reasons);
  const { complete } = useWords(path);
  // Looked at once, when the path begins: what is finished on the way changes nothing about it.
  const [family, setFamily] = useState(() =>
    selection.onlyTaskId === undefined ? keptFamily(checkin.steps, { units, phoneRegion }) : undefined,
  );
  if (!checkin.step) return <Navigate to={checkin.end} replace />;
  if (checkin.isElsewhere)
    return <Navigate to={pathOf(checkin.step.taskTypeId)} replace state={{ taskId: checkin.step.taskId }} />;
  const { failure, state, retry, giveUp } = checkin.completion;
  const close = () => {
    // What the resort asks otherwise since is asked in the usual way: as it was last time it would be refused each time.
    if (failure?.isRefusal) setFamily(undefined);
    giveUp();
  };
  return (
    <CheckInContext value={checkin.checkIn}>
      <div className={styles.path}>
        {/* First and out of the flow: behind the bottom bar it would keep the bar off the end of the sheet, and the bar would jump under a thumb. */}
        <SaveAnnouncement state={state} savedFor={checkin.checkIn.savedFor} />
        <PathBar
          back={checkin.checkIn.back}
          title={family ? bar : task[checkin.step.taskTypeId]}
          progress={checkin.progress}
        />
        <TextTokens value={tokens}>
          {family ? (
            <LastTime
              family={overListsOfNow(family, checkin.steps)}
              checkIn={checkin.checkIn}
              onDone={() => setFamily(undefined)}
            />
          ) : (
            <Outlet key={checkin.step.taskId} />
          )}
        </TextTokens>
        {/* Everything in the list is done: Complete leads on (spec §4). */}
        {checkin.isStepFinished && !family && <GoOnBar label={complete} onPress={checkin.checkIn.taskDone} />}
        {failure && <SaveFailure failure={failure} onRetry={() => void retry()} onClose={close} />}
      </div>
    </CheckInContext>
  );
}

/** The tokens as home filled them: who was chosen there, and how many codes are ready (D30). */
function useTextTokens({ locationId, activityId, contactIds }: CheckInSelection): Tokens {
  // Home has asked already, except after a reload; every completion changes it, and asking anew each time would be too much.
  const { data } = useQuery({
    ...locationContactsQuery(locationId),
    enabled: (query) => query.state.data === undefined,
  });
  const codes = data?.find(({ id }) => id === activityId)?.contacts.filter(({ qrCode }) => qrCode !== null);
  return { MemberCount: contactIds.length, QRCodeCount: codes?.length ?? '…' };
}
