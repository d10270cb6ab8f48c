import { ownPhoneRoutes, taskTypeIds, type WaiverContactTask } from '@arrival/contracts';
import { useState } from 'react';
import { isProblem, type ProblemError } from '../../../lib/api/problem';
import { post } from '../../../lib/api/transport';
import type { CompletionOutcome, TaskStep } from '../../../lib/completion/checkin-context';

const nothing = () => undefined;

/** One waiver of one person, as the signing screen knows a check-in. */
export function useOwnCheckIn(
  task: WaiverContactTask,
  onSigned: () => void,
  onSkipped: () => void,
  onFailed: (problem: ProblemError | undefined) => void,
): TaskStep<WaiverContactTask> {
  const [isSaving, setSaving] = useState(false);
  const complete: TaskStep<WaiverContactTask>['complete'] = async (
    _,
    relatedObject,
    options,
  ): Promise<CompletionOutcome> => {
    setSaving(true);
    try {
      const { id, taskId, contact } = task;
      await post(ownPhoneRoutes.sign, { id, taskId, contact: { contactId: contact.contactId }, relatedObject });
      onSigned();
      return { ok: true };
    } catch (error) {
      const problem = isProblem(error) ? error : undefined;
      if (!problem || !options?.expectedCodes?.includes(problem.code)) onFailed(problem);
      return { ok: false, error: problem };
    } finally {
      setSaving(false);
    }
  };
  return {
    step: { taskId: task.taskId, taskTypeId: taskTypeIds.waiver, name: task.relatedObject.title, contactTasks: [task] },
    inHand: task,
    open: nothing,
    complete,
    change: nothing,
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
  };
}
