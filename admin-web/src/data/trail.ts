import type { AuditEvent } from '@arrival/contracts';
import { HttpError } from 'react-admin';
import { say } from '../words/say';
import { wires } from './resources';
import { callJson } from './transport';

type Id = number | string;

/** The latest changes of a record in the audit trail, of one kind when it is named; the newest first. */
async function newestChanges(resource: string, id: Id, most: number, action?: string): Promise<AuditEvent[]> {
  const entity = wires[resource]?.entity;
  if (!entity) return [];
  const filter = { entity, entityId: String(id), isRead: false, ...(action && { action: `${entity}.${action}` }) };
  return callJson<AuditEvent[]>(
    `/api/admin/audit?range=[0,${most - 1}]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
}

/** The newest of them. */
export async function newestChange(resource: string, id: Id): Promise<AuditEvent | undefined> {
  return (await newestChanges(resource, id, 1))[0];
}

/** Makes the record what it was before this event (D52). */
export async function putBack({ id }: AuditEvent): Promise<void> {
  await callJson(`/api/admin/audit/${id}/restore`, { method: 'POST' });
}

/** Where a record holds its links. */
const lists = { activity: 'activityLocations', task: 'activityTasks', product: 'activityProducts' } as const;

/** What was unlinked from a record. */
export interface Unlinked {
  readonly kind: keyof typeof lists;
  readonly id: number;
}

type Links = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>> | null;

const holds = (state: unknown, { kind, id }: Unlinked): boolean =>
  (state as Links)?.[lists[kind]]?.some((link) => link[`${kind}Id`] === id) ?? false;

const mostUnlinkedSince = 25;

/** Undoes the newest change that took this link away, whatever else was unlinked since. */
export async function undoUnlink(resource: string, id: Id, link: Unlinked): Promise<void> {
  const changes = await newestChanges(resource, id, mostUnlinkedSince, `${link.kind}_unlinked`);
  const event = changes.find(({ before, after }) => holds(before, link) && !holds(after, link));
  if (!event) throw new HttpError(say('app.notUndone'), 404, {});
  await putBack(event);
}
