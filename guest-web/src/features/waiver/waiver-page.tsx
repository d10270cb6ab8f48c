import { taskTypeIds } from '@arrival/contracts';
import { isAtDesk, isSignedElsewhere } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { later } from '../../lib/browser/later';
import { onDemand } from '../../lib/browser/on-demand';
import { linesAround } from '../../lib/checkin/lines';
import { useTaskStep } from '../../lib/completion/checkin-context';
import { profileQuery } from '../../lib/household';
import { useSettings } from '../../lib/settings';
import { Banner } from '../../ui/banner';
import { PeopleLines } from '../../ui/checkin/person';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/skeleton';
import { waiver } from '../../words/waiver';
import { useWords } from '../../words/words';
import { AtDesk } from './at-desk';
import { useKeptSignatures } from './kept-signatures';
import { signingOf } from './signing';
import { SigningScreen } from './signing-screen';

// Who signs on their own phone is not asked for here a second time.
const LinkTicks = later(() => import('../../ui/link-ticks').then((module) => module.LinkTicks));

/** With the feature 1Risk alone, and for whoever meets such a waiver. */
const OneRiskScreen = onDemand(() => import('./one-risk/one-risk-screen').then((module) => module.OneRiskScreen));

/** /checkin/waiver (spec §2): one signature for all, or each person in signing. */
export function WaiverPage() {
  const checkIn = useTaskStep(taskTypeIds.waiver);
  const words = useWords(waiver);
  const settings = useSettings();
  const profile = useQuery(profileQuery);
  const kept = useKeptSignatures();
  const [passedTasks] = useState(() => new Set<string>());
  // Drawn a few milliseconds at a time, so that a finger need not wait.
  const isReady = useDeferredValue(profile.data !== undefined);
  if (!checkIn) return null;
  const { inHand, step } = checkIn;
  const lines = linesAround(step.contactTasks, inHand, checkIn.isKept);
  const title = (inHand ?? step.contactTasks[0])?.relatedObject.title ?? step.name;
  if (profile.isPending || (profile.data && !isReady)) return <PageSkeleton label={words.loading} />;
  if (!profile.data)
    return (
      <>
        <PageHeader title={title} />
        <LoadFailure title={words.notLoaded} query={profile} />
      </>
    );
  const sign = (id: string) => {
    checkIn.change([id], { isReadOnly: false, isSkipped: false });
    checkIn.open(id);
  };
  const hasSkips = step.contactTasks.some((task) => !task.isComplete);
  const atDesk = step.contactTasks.filter((task) => !task.isReadOnly && isAtDesk(task.reason));
  const signing = inHand && signingOf(inHand, step.contactTasks, profile.data.contact);
  const Screen = inHand && isSignedElsewhere(inHand.task, settings) ? OneRiskScreen : SigningScreen;
  const action = {
    label: words.sign,
    labelFor: words.signFor,
    onPress: sign,
    state: 'skipped' as const,
    disabled: checkIn.isSaving,
  };
  return (
    <>
      <PageHeader title={title} />
      <Suspense fallback={null}>
        <LinkTicks />
      </Suspense>
      <PeopleLines people={lines.finished} group="finished" states={{ done: words.signed }} action={action} />
      {!signing && <Banner tone="success" title={hasSkips ? words.nothingLeft : words.everybodySigned} />}
      {atDesk.length > 0 && <AtDesk checkIn={checkIn} tasks={atDesk} />}
      {signing && atDesk.length === 0 && (
        <Suspense fallback={<PageSkeleton label={words.loading} />}>
          <Screen
            key={signing.key}
            checkIn={checkIn}
            signing={signing}
            accountHolderId={profile.data.contact.contactId}
            kept={kept}
            passedTasks={passedTasks}
          />
        </Suspense>
      )}
    </>
  );
}
