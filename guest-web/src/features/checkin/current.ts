import { type ContactTask, taskTypeIds } from '@arrival/contracts';
import { type Signee, signingObjection } from '@arrival/rules';
import type { Step } from '../../lib/checkin/steps';

/** Whose turn it is: who was opened on purpose, else the first open one; for whom nobody here may sign comes last (D22). */
export function currentOf(step: Step, opened: string | undefined, accountHolder: Signee | undefined): ContactTask | undefined {
  const open = step.contactTasks.filter((task) => !task.isReadOnly);
  const canDo = (task: ContactTask) =>
    step.taskTypeId !== taskTypeIds.waiver ||
    !accountHolder ||
    signingObjection(accountHolder, [task.contact], task.task.consolidateWaivers) === null;
  return step.contactTasks.find((task) => task.id === opened) ?? open.find(canDo) ?? open[0];
}
