import { type ContactTask, type Grouping, type TaskTypeId, taskTypeIds, taskTypeOrder } from '@arrival/contracts';
import { canCompleteList } from '@arrival/rules';

/** One task of the path with everybody it is asked of. */
export interface Step<T extends ContactTask = ContactTask> {
  taskId: number;
  taskTypeId: TaskTypeId;
  name: string;
  contactTasks: readonly T[];
}

const paths: Record<TaskTypeId, string> = { 1: 'waiver', 2: 'rentalprofile', 3: 'childregistration', 4: 'photo' };

export const pathOf = (typeId: TaskTypeId): string => `/checkin/${paths[typeId]}`;

/** The task type that an address names (spec §2: each child sets the current task from the route name). */
export function typeOfPath(pathname: string): TaskTypeId | undefined {
  const last = /^\/checkin\/([^/]+)\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return taskTypeOrder.find((typeId) => paths[typeId] === last);
}

function contactTasksOf(grouping: Grouping, typeId: TaskTypeId): readonly ContactTask[] {
  if (typeId === taskTypeIds.waiver) return grouping.waiverContactTasks;
  if (typeId === taskTypeIds.rentalProfile) return grouping.rentalProfileContactTasks;
  return typeId === taskTypeIds.childRegistration ? grouping.childRegistrationContactTasks : grouping.photoContactTasks;
}

/** The tasks of the selected activity in the order of their types (D12); two waivers are two steps. */
export function stepsOf(grouping: Grouping): Step[] {
  return taskTypeOrder.flatMap((taskTypeId) => {
    const contactTasks = contactTasksOf(grouping, taskTypeId);
    return [...new Set(contactTasks.map((task) => task.taskId))].map((taskId) => {
      const ofTask = contactTasks.filter((task) => task.taskId === taskId);
      return { taskId, taskTypeId, name: ofTask[0]?.task.name ?? '', contactTasks: ofTask };
    });
  });
}

export const isStepFinished = (step: Step): boolean => canCompleteList(step.contactTasks);

/** The step an address asks for: the remembered task, else the type's first that is not finished; without a type the path's own next one. */
export function pickStep(steps: readonly Step[], typeId: TaskTypeId | undefined, rememberedTaskId: number | undefined): Step | undefined {
  const candidates = typeId === undefined ? [] : steps.filter((step) => step.taskTypeId === typeId);
  const remembered = candidates.find((step) => step.taskId === rememberedTaskId);
  return remembered ?? candidates.find((step) => !isStepFinished(step)) ?? candidates[0] ?? steps.find((step) => !isStepFinished(step));
}

/** After a task comes the next one that is not finished; one that was left out before comes last; nothing left means check-in is done. */
export function stepAfter(steps: readonly Step[], taskId: number): Step | undefined {
  const index = steps.findIndex((step) => step.taskId === taskId);
  return [...steps.slice(index + 1), ...steps.slice(0, Math.max(0, index))].find((step) => !isStepFinished(step));
}
