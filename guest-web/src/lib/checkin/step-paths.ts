import { type TaskTypeId, taskTypeOrder } from '@arrival/contracts';

const paths: Record<TaskTypeId, string> = { 1: 'waiver', 2: 'rentalprofile', 3: 'childregistration', 4: 'photo' };

export const pathOf = (typeId: TaskTypeId): string => `/checkin/${paths[typeId]}`;

/** The task type that an address names (spec §2: each child sets the current task from the route name). */
export function typeOfPath(pathname: string): TaskTypeId | undefined {
  const last = /^\/checkin\/([^/]+)\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return taskTypeOrder.find((typeId) => paths[typeId] === last);
}
