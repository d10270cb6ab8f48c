import type { Grouping } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { CheckInContext } from '../../lib/checkin/checkin-context';
import { groupingQuery } from '../../lib/checkin/grouping-query';
import { SaveAnnouncement, SaveFailure } from '../../lib/checkin/save-feedback';
import { type CheckInSelection, readSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/steps';
import { isProblem } from '../../lib/problem';
import { TextTokens } from '../../lib/texts';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { ProgressLine } from '../../ui/progress-line';
import { PageSkeleton } from '../../ui/skeleton';
import styles from './checkin-page.module.css';
import { CompleteBar } from './complete-bar';
import { useCheckinPath } from './use-checkin-path';
import { useTextTokens } from './use-text-tokens';

/** /checkin (spec §2): entered with contact tasks only; shows the child that fits the current task, and Complete. */
export function CheckinPage() {
  const [selection] = useState(readSelection);
  return selection ? <LoadedCheckin selection={selection} /> : <Navigate to="/home" replace />;
}

function LoadedCheckin({ selection }: { selection: CheckInSelection }) {
  const grouping = useQuery(groupingQuery(selection));
  if (grouping.data) return <CheckinSteps selection={selection} grouping={grouping.data} />;
  if (grouping.isPending) return <PageSkeleton label="Loading your check-in" />;
  if (isProblem(grouping.error) && grouping.error.problem.status === 404) return <Navigate to="/home" replace />;
  return (
    <>
      <PageHeader title="Check-in" back={{ to: '/home', label: 'Your family' }} />
      <LoadFailure title="Your check-in could not be loaded" query={grouping} />
    </>
  );
}

function CheckinSteps({ selection, grouping }: { selection: CheckInSelection; grouping: Grouping }) {
  const path = useCheckinPath(selection, grouping);
  const tokens = useTextTokens(selection);
  if (!path.step) return <Navigate to={path.end} replace />;
  if (path.isElsewhere) return <Navigate to={pathOf(path.step.taskTypeId)} replace state={{ taskId: path.step.taskId }} />;
  const { failure, state, retry, giveUp } = path.completion;
  return (
    <CheckInContext value={path.checkIn}>
      <div className={styles.path}>
        {/* First and out of the flow: behind the bottom bar it would keep the bar off the end of the sheet, and the bar would jump under a thumb. */}
        <SaveAnnouncement state={state} savedFor={path.checkIn.savedFor} />
        <ProgressLine value={path.progress.value} max={path.progress.max} label={path.progress.label} />
        <TextTokens value={tokens}>
          <Outlet key={path.step.taskId} />
        </TextTokens>
        {path.isStepFinished && <CompleteBar onComplete={path.checkIn.taskDone} />}
        {failure && <SaveFailure failure={failure} onRetry={() => void retry()} onClose={giveUp} />}
      </div>
    </CheckInContext>
  );
}
