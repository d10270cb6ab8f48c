import type { ContactTask, Grouping } from '@arrival/contracts';
import { type ContactId, isStepFinished, pickStep, type Step, stepAfter, taskInHand } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mapContactTasks } from '../../lib/checkin/grouping-query';
import type { CheckInSelection } from '../../lib/checkin/selection';
import { pathOf, typeOfPath } from '../../lib/checkin/step-paths';
import type { CheckIn, CompletionOptions } from '../../lib/completion/checkin-context';
import { isSettled } from '../../lib/completion/save-state';
import { useCompletion } from '../../lib/completion/use-completion';
import { useIsHere } from '../../lib/completion/use-is-here';
import { profileQuery } from '../../lib/household';
import { path } from '../../words/checkin';
import { common } from '../../words/common';
import { useWords } from '../../words/words';
import { scopeOf } from './check-in-scope';
import { progressOf } from './progress';
import { useGroupingChanges } from './use-grouping-changes';
import { useIsKept } from './use-is-kept';

/** Who was opened to be changed stays so, whatever has been answered anew. */
const withOpen = (grouping: Grouping, opened: string | undefined): Grouping =>
  mapContactTasks(grouping, (task) => (task.id === opened ? { ...task, isReadOnly: false } : task));

const noStep: Step = { taskId: 0, taskTypeId: 1, name: '', contactTasks: [] };

/** The sequence of the check-in (spec §4): which task is current, whose turn it is, and what happens when something is finished. */
export function useCheckinPath(selection: CheckInSelection, grouping: Grouping) {
  const { details } = useWords(path);
  const { yourFamily } = useWords(common);
  const signer = useQuery(profileQuery).data?.contact;
  const scope = useMemo(() => scopeOf(selection, signer?.contactId), [selection, signer?.contactId]);
  const [opened, setOpened] = useState<string>();
  const steps = useMemo(() => scope.stepsOf(withOpen(grouping, opened)), [scope, grouping, opened]);
  const { step, isElsewhere } = useCurrentStep(steps);
  const [lastSigner, setLastSigner] = useState<ContactId>();
  const inHand = step && taskInHand(step, opened, signer);
  const changes = useGroupingChanges(selection);
  const goOn = useGoOn(step, () => scope.stepsOf(changes.latest() ?? grouping), scope.end);

  const { store, markSkipped } = changes;
  const [savedFor, setSavedFor] = useState<readonly string[]>([]);
  const onStored = useCallback(
    (answer: ContactTask, options: CompletionOptions) => {
      setSavedFor(namesOf(step, answer, options));
      store(answer, options);
      setOpened(undefined);
    },
    [store, step],
  );
  const completion = useCompletion(onStored);
  const checkIn: CheckIn = {
    step: step ?? noStep,
    inHand,
    open: setOpened,
    complete: completion.complete,
    change: changes.change,
    isKept: useIsKept(),
    skip: (tasks) => {
      markSkipped(tasks);
      setOpened(undefined);
    },
    taskDone: () => {
      setOpened(undefined);
      goOn();
    },
    lastSigner,
    signs: setLastSigner,
    back: { to: scope.back, label: scope.back === '/home' ? yourFamily : details },
    isSaving: completion.state !== 'idle' && !isSettled(completion.state),
    saveState: completion.state,
    savedFor,
    saveNow: completion.sendNow,
    stopSaving: completion.giveUp,
  };
  const isFinished = step !== undefined && isStepFinished(step);
  return {
    steps,
    step,
    end: scope.end,
    checkIn,
    completion,
    isElsewhere,
    isStepFinished: isFinished,
    progress: progressOf(steps, step, inHand),
  };
}

/** The first names of everybody whom a completion was for. */
function namesOf(step: Step | undefined, answer: ContactTask, { contactIds = [] }: CompletionOptions): string[] {
  const others = (step?.contactTasks ?? []).filter(
    ({ id, contact }) => id !== answer.id && contactIds.includes(contact.contactId),
  );
  return [answer, ...others].map(({ contact }) => contact.firstName);
}

/** The task that the address names; `isElsewhere` when it names one that is not there (spec §2). */
function useCurrentStep(steps: readonly Step[]) {
  const { pathname, state } = useLocation();
  const typeId = typeOfPath(pathname);
  const step = pickStep(steps, typeId, (state as { taskId?: number } | null)?.taskId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task starts at its top
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step?.taskId]);
  return { step, isElsewhere: step !== undefined && step.taskTypeId !== typeId };
}

/** To the next task of the activity; after the last one the guest is sent to the completion page (spec §4), or back to where they came from. */
function useGoOn(step: Step | undefined, latest: () => readonly Step[], end: string): () => void {
  const navigate = useNavigate();
  // What nobody here can finish is left open, and not met again and again.
  const leftOpen = useRef(new Set<number>());
  const isHere = useIsHere();
  const { pathname } = useLocation();
  return () => {
    // What was sent from here may be stored only after the guest has gone elsewhere, or while the next page is still being loaded.
    if (!isHere.current || window.location.pathname !== pathname) return;
    const steps = latest();
    if (steps.some((one) => one.taskId === step?.taskId && !isStepFinished(one)))
      leftOpen.current.add(step?.taskId ?? 0);
    const next =
      step &&
      stepAfter(
        steps.filter((one) => one.taskId === step.taskId || !leftOpen.current.has(one.taskId)),
        step.taskId,
      );
    if (next) void navigate(pathOf(next.taskTypeId), { state: { taskId: next.taskId } });
    else void navigate(end);
  };
}
