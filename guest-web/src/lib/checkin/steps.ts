import { type ContactTask, type Grouping, type TaskTypeId, taskTypeIds, taskTypeOrder } from '@arrival/contracts';

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
    const byTask = Map.groupBy(contactTasksOf(grouping, taskTypeId), (task) => task.taskId);
    return [...byTask].map(([taskId, contactTasks]) => ({ taskId, taskTypeId, name: contactTasks[0]?.task.name ?? '', contactTasks }));
  });
}
