import type { Grouping } from '@arrival/contracts';
import { type ContactId, type Step, stepsOf } from '@arrival/rules';
import type { CheckInSelection } from '../../lib/checkin/selection';

/** What a check-in goes through, and where it leads back to: from home through every task to the completion page; from the profile area through the one that is to be changed, and back (D32). */
export function scopeOf({ onlyTaskId, contactIds }: CheckInSelection, signerId?: ContactId) {
  const profile = `/profile/${contactIds[0]}`;
  const isOnly = onlyTaskId !== undefined;
  return {
    back: isOnly ? profile : '/home',
    end: isOnly ? profile : '/checkinComplete',
    stepsOf: (grouping: Grouping): Step[] =>
      stepsOf(grouping, signerId).filter((step) => !isOnly || step.taskId === onlyTaskId),
  };
}
