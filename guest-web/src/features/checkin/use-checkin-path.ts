import type { ContactTask, Grouping } from '@arrival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckIn, CompletionOptions } from '../../lib/checkin/checkin-context';
import { groupingKey, mapContactTasks } from '../../lib/checkin/grouping-query';
import { type CheckInSelection, forgetSkipped, rememberSkipped } from '../../lib/checkin/selection';
import { isStepFinished, pathOf, pickStep, type Step, stepAfter, stepsOf, typeOfPath } from '../../lib/checkin/steps';
import { useCompletion } from '../../lib/checkin/use-completion';
import { householdChanged } from '../../lib/household';
import { progressOf } from './progress';
import { withStored } from './stored';

/** The sequence of the check-in (spec §4): which task is current, whose turn it is, and what happens when something is finished. */
export function useCheckinPath(selection: CheckInSelection, grouping: Grouping) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const steps = useMemo(() => stepsOf(grouping), [grouping]);
  const typeId = typeOfPath(pathname);
  const step = pickStep(steps, typeId, (state as { taskId?: number } | null)?.taskId);
  const [opened, setOpened] = useState<string>();
  const current = step && currentOf(step, opened);

  const update = useCallback(
    (change: (grouping: Grouping) => Grouping) =>
      client.setQueryData<Grouping>(groupingKey(selection), (before) => before && change(before)),
    [client, selection],
  );
  const onStored = useCallback(
    (answer: ContactTask, options: CompletionOptions) => {
      update((before) => withStored(before, answer, options.contactIds ?? []));
      setOpened(undefined);
      void client.invalidateQueries(householdChanged);
    },
    [client, update],
  );
  const completion = useCompletion(onStored);

  const change = useCallback<CheckIn['change']>(
    (ids, changes) => {
      if (changes.isSkipped === false) forgetSkipped(ids);
      update((before) => mapContactTasks(before, (task) => (ids.includes(task.id) ? { ...task, ...changes } : task)));
    },
    [update],
  );
  const skip = useCallback<CheckIn['skip']>(
    (tasks) => {
      const ids = tasks.map((task) => task.id);
      rememberSkipped(ids);
      change(ids, { isSkipped: true, isReadOnly: true });
      setOpened(undefined);
    },
    [change],
  );
  const taskId = step?.taskId;
  const taskDone = useCallback(() => {
    // From the cache: the answer that finished this task may not have been rendered yet.
    const latest = stepsOf(client.getQueryData<Grouping>(groupingKey(selection)) ?? grouping);
    const next = taskId === undefined ? undefined : stepAfter(latest, taskId);
    setOpened(undefined);
    if (next) void navigate(pathOf(next.taskTypeId), { state: { taskId: next.taskId } });
    else void navigate('/checkinComplete');
  }, [client, grouping, navigate, selection, taskId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each task starts at its top
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [taskId]);

  const checkIn: CheckIn = {
    step: step ?? { taskId: 0, taskTypeId: 1, name: '', contactTasks: [] },
    current,
    open: setOpened,
    complete: completion.complete,
    change,
    skip,
    taskDone,
    isSaving: !['idle', 'saved'].includes(completion.state),
    saveState: completion.state,
    saveNow: () => void completion.retry(),
    isLastStep: taskId === undefined || !stepAfter(steps, taskId),
  };
  return {
    step,
    checkIn,
    completion,
    isElsewhere: step !== undefined && step.taskTypeId !== typeId,
    isStepFinished: step !== undefined && isStepFinished(step),
    progress: progressOf(steps, step, current),
  };
}

function currentOf(step: Step, opened: string | undefined): ContactTask | undefined {
  return step.contactTasks.find((task) => task.id === opened) ?? step.contactTasks.find((task) => !task.isReadOnly);
}
