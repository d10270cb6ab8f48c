import type { AdminActivity, AdminLocation } from '@arrival/contracts';
import { callJson } from './transport';

type Id = number | string;
const post = <Answer>(path: string, body: unknown) => callJson<Answer>(path, { method: 'POST', body });
const remove = <Answer>(path: string) => callJson<Answer>(path, { method: 'DELETE' });

/** What the console does besides reading and saving records (spec §7). `useDataProvider<ConsoleDataProvider>()` gives them to a screen. */
export const verbs = {
  linkActivity: (locationId: Id, activityId: Id) =>
    post<AdminLocation>(`/api/locations/${locationId}/activities`, { activityId }),
  unlinkActivity: (locationId: Id, activityId: Id) =>
    remove<AdminLocation>(`/api/locations/${locationId}/activities/${activityId}`),
  linkTask: (activityId: Id, taskId: Id) => post<AdminActivity>(`/api/activities/${activityId}/tasks`, { taskId }),
  unlinkTask: (activityId: Id, taskId: Id) => remove<AdminActivity>(`/api/activities/${activityId}/tasks/${taskId}`),
  linkProduct: (activityId: Id, productId: Id) =>
    post<AdminActivity>(`/api/activities/${activityId}/products`, { productId }),
  unlinkProduct: (activityId: Id, productId: Id) =>
    remove<AdminActivity>(`/api/activities/${activityId}/products/${productId}`),
};
