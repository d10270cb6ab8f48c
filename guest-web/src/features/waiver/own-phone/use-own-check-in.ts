import { ownPhoneRoutes, taskTypeIds, type WaiverContactTask } from '@arrival/contracts';
import { useState } from 'react';
import { isProblem, type ProblemError, unreachable } from '../../../lib/api/problem';
import { post } from '../../../lib/api/transport';
import type { CompletionOutcome, TaskStep } from '../../../lib/completion/checkin-context';

const nothing = () => undefined;

/** A try that failed: once more, or left. */
interface Failure {
  problem: ProblemError;
  retry: () => void;
  close: () => void;
}

export type OwnCheckIn = TaskStep<WaiverContactTask> & { failure: Failure | undefined };

/** Tells a failure, and answers whether the guest tries once more. */
function useFailure() {
  const [failure, setFailure] = useState<Failure>();
  const isRetried = async (problem: ProblemError): Promise<boolean> => {
    const decided = await new Promise<boolean>((decide) =>
      setFailure({ problem, retry: () => decide(true), close: () => decide(false) }),
    );
    setFailure(undefined);
    return decided;
  };
  return { failure, isRetried };
}

/** Answers what went wrong. */
const send = ({ id, taskId, contact }: WaiverContactTask, relatedObject: unknown): Promise<ProblemError | undefined> =>
  post(ownPhoneRoutes.sign, { id, taskId, contact: { contactId: contact.contactId }, relatedObject }).then(
    () => undefined,
    (reason: unknown) => (isProblem(reason) ? reason : unreachable(reason)),
  );

/** One waiver of one person, as the signing screen knows a check-in; a failure that `onFailed` does not deal with is told. */
export function useOwnCheckIn(
  task: WaiverContactTask,
  onSigned: () => void,
  onSkipped: () => void,
  onFailed: (problem: ProblemError) => boolean,
): OwnCheckIn {
  const [isSaving, setSaving] = useState(false);
  const { failure, isRetried } = useFailure();
  const complete: OwnCheckIn['complete'] = async (_, relatedObject, options): Promise<CompletionOutcome> => {
    for (;;) {
      setSaving(true);
      const error = await send(task, relatedObject);
      setSaving(false);
      if (!error) {
        onSigned();
        return { ok: true };
      }
      const isExpected = options?.expectedCodes?.includes(error.code) ?? false;
      if (isExpected || onFailed(error) || !(await isRetried(error))) return { ok: false, error };
    }
  };
  return {
    step: { taskId: task.taskId, taskTypeId: taskTypeIds.waiver, name: task.relatedObject.title, contactTasks: [task] },
    inHand: task,
    open: nothing,
    complete,
    change: nothing,
    isKept: () => false,
    skip: onSkipped,
    taskDone: nothing,
    lastSigner: undefined,
    signs: nothing,
    back: { to: '/', label: '' },
    isSaving,
    saveState: isSaving ? 'saving' : 'idle',
    savedFor: [],
    saveNow: nothing,
    stopSaving: nothing,
    failure,
  };
}
