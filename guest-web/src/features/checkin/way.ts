import type { Grouping } from '@arrival/contracts';
import type { CheckInSelection } from '../../lib/checkin/selection';
import { type Step, stepsOf } from '../../lib/checkin/steps';

/** From home through every task to the completion page; from the profile area through the one that is to be changed, and back (D32). */
export function wayOf({ onlyTaskId, contactIds }: CheckInSelection) {
  const profile = `/profile/${contactIds[0]}`;
  const isOnly = onlyTaskId !== undefined;
  return {
    back: isOnly ? { to: profile, label: 'Details' } : { to: '/home', label: 'Your family' },
    end: isOnly ? profile : '/checkinComplete',
    stepsOf: (grouping: Grouping): Step[] => stepsOf(grouping).filter((step) => !isOnly || step.taskId === onlyTaskId),
  };
}
