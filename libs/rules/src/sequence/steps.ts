import { type ContactTask, type Grouping, type TaskTypeId, taskTypeIds, taskTypeOrder } from '@arrival/contracts';
import { isMinor } from '../people/age';
import type { ContactId } from '../records/household';
import { type Signee, signingObjection } from '../waiver/signers';
import { canCompleteList } from './sequence';

/** One task of the path with everybody it is asked of. */
export interface Step<T extends ContactTask = ContactTask> {
  taskId: number;
  taskTypeId: TaskTypeId;
  name: string;
  contactTasks: readonly T[];
}

function contactTasksOf(grouping: Grouping, typeId: TaskTypeId): readonly ContactTask[] {
  if (typeId === taskTypeIds.waiver) return grouping.waiverContactTasks;
  if (typeId === taskTypeIds.rentalProfile) return grouping.rentalProfileContactTasks;
  return typeId === taskTypeIds.childRegistration ? grouping.childRegistrationContactTasks : grouping.photoContactTasks;
}

/** Each in turn: the signer first, for themselves and all minors, then every other adult, so that the phone changes hands once (D22). */
function inSigningOrder(tasks: readonly ContactTask[], signerId: ContactId | undefined): readonly ContactTask[] {
  const isSigner = ({ contactId, isHeadOfHouseHold }: ContactTask['contact']) =>
    signerId === undefined ? isHeadOfHouseHold : contactId === signerId;
  const signsHere = ({ contact }: ContactTask) => isSigner(contact) || isMinor(contact.age);
  return [...tasks.filter(signsHere), ...tasks.filter((task) => !signsHere(task))];
}

/** The tasks of the selected activity in the order of their types (D12); two waivers are two steps. Until it is known who signs here, it is the account holder. */
export function stepsOf(grouping: Grouping, signerId?: ContactId): Step[] {
  return taskTypeOrder.flatMap((taskTypeId) => {
    const contactTasks = contactTasksOf(grouping, taskTypeId);
    return [...new Set(contactTasks.map((task) => task.taskId))].map((taskId) => {
      const ofTask = contactTasks.filter((task) => task.taskId === taskId);
      const task = ofTask[0]?.task;
      const isInTurn = taskTypeId === taskTypeIds.waiver && task?.consolidateWaivers === false;
      const inOrder = isInTurn ? inSigningOrder(ofTask, signerId) : ofTask;
      return { taskId, taskTypeId, name: task?.name ?? '', contactTasks: inOrder };
    });
  });
}

/** Nothing of it keeps anybody here (spec §4). */
export const isStepFinished = (step: Step): boolean => canCompleteList(step.contactTasks);

/**
 * The step an address asks for: the remembered task, else the type's first that is not finished; without a type, or when the remembered one was taken
 * away, the path's own next one.
 */
export function pickStep(
  steps: readonly Step[],
  typeId: TaskTypeId | undefined,
  rememberedTaskId: number | undefined,
): Step | undefined {
  const candidates = typeId === undefined ? [] : steps.filter((step) => step.taskTypeId === typeId);
  const remembered = candidates.find((step) => step.taskId === rememberedTaskId);
  const isGone = rememberedTaskId !== undefined && !steps.some((step) => step.taskId === rememberedTaskId);
  return (
    remembered ??
    candidates.find((step) => !isStepFinished(step)) ??
    (isGone ? undefined : candidates[0]) ??
    steps.find((step) => !isStepFinished(step))
  );
}

/** After a task comes the next one that is not finished; one that was left out before comes last; nothing left means check-in is done. */
export function stepAfter(steps: readonly Step[], taskId: number): Step | undefined {
  const index = steps.findIndex((step) => step.taskId === taskId);
  return [...steps.slice(index + 1), ...steps.slice(0, Math.max(0, index))].find((step) => !isStepFinished(step));
}

/** Whose task is in hand: who was opened on purpose, else the first open one; for whom nobody here may sign comes last (D22). */
export function taskInHand(
  step: Step,
  opened: string | undefined,
  accountHolder: Signee | undefined,
): ContactTask | undefined {
  const open = step.contactTasks.filter((task) => !task.isReadOnly);
  const canDo = (task: ContactTask) =>
    step.taskTypeId !== taskTypeIds.waiver ||
    !accountHolder ||
    signingObjection(accountHolder, [task.contact], task.task.consolidateWaivers) === null;
  return step.contactTasks.find((task) => task.id === opened) ?? open.find(canDo) ?? open[0];
}
