import type { Grouping } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { CheckInContext } from '../../lib/checkin/checkin-context';
import { groupingQuery } from '../../lib/checkin/grouping-query';
import { type CheckInSelection, readSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/step-paths';
import { isProblem } from '../../lib/problem';
import { TextTokens } from '../../lib/texts';
import { SaveAnnouncement, SaveFailure } from '../../ui/checkin/save-feedback';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { ProgressLine } from '../../ui/progress-line';
import { PageSkeleton } from '../../ui/skeleton';
import { path } from '../../words/checkin';
import { common } from '../../words/common';
import { useWords } from '../../words/words';
import styles from './checkin-page.module.css';
import { CompleteBar } from './complete-bar';
import { useProgressWords } from './progress';
import { useCheckinPath } from './use-checkin-path';
import { useTextTokens } from './use-text-tokens';

/** /checkin (spec §2): entered with contact tasks only; shows the child that fits the current task, and Complete. */
export function CheckinPage() {
  const [selection] = useState(readSelection);
  return selection ? <LoadedCheckin selection={selection} /> : <Navigate to="/home" replace />;
}

function LoadedCheckin({ selection }: { selection: CheckInSelection }) {
  const words = useWords(path);
  const { yourFamily } = useWords(common);
  const grouping = useQuery(groupingQuery(selection));
  if (grouping.data) return <CheckinSteps selection={selection} grouping={grouping.data} />;
  if (grouping.isPending) return <PageSkeleton label={words.loading} />;
  if (isProblem(grouping.error) && grouping.error.problem.status === 404) return <Navigate to="/home" replace />;
  return (
    <>
      <PageHeader title={words.title} back={{ to: '/home', label: yourFamily }} />
      <LoadFailure title={words.notLoaded} query={grouping} />
    </>
  );
}

function CheckinSteps({ selection, grouping }: { selection: CheckInSelection; grouping: Grouping }) {
  const checkin = useCheckinPath(selection, grouping);
  const progress = useProgressWords(checkin.progress);
  const tokens = useTextTokens(selection);
  if (!checkin.step) return <Navigate to={checkin.end} replace />;
  if (checkin.isElsewhere)
    return <Navigate to={pathOf(checkin.step.taskTypeId)} replace state={{ taskId: checkin.step.taskId }} />;
  const { failure, state, retry, giveUp } = checkin.completion;
  return (
    <CheckInContext value={checkin.checkIn}>
      <div className={styles.path}>
        {/* First and out of the flow: behind the bottom bar it would keep the bar off the end of the sheet, and the bar would jump under a thumb. */}
        <SaveAnnouncement state={state} savedFor={checkin.checkIn.savedFor} />
        <ProgressLine value={checkin.progress.value} max={checkin.progress.max} label={progress} />
        <TextTokens value={tokens}>
          <Outlet key={checkin.step.taskId} />
        </TextTokens>
        {checkin.isStepFinished && <CompleteBar onComplete={checkin.checkIn.taskDone} />}
        {failure && <SaveFailure failure={failure} onRetry={() => void retry()} onClose={giveUp} />}
      </div>
    </CheckInContext>
  );
}
