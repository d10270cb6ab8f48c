import type { AuditEvent } from '@arrival/contracts';
import { HttpError } from 'react-admin';
import { say } from '../words/say';
import { wires } from './resources';
import { callJson } from './transport';

type Id = number | string;

/** The newest change of a record in the audit trail, of one kind when it is named. */
export async function newestChange(resource: string, id: Id, action?: string): Promise<AuditEvent | undefined> {
  const entity = wires[resource]?.entity;
  if (!entity) return undefined;
  const filter = { entity, entityId: String(id), isRead: false, ...(action && { action: `${entity}.${action}` }) };
  const [event] = await callJson<AuditEvent[]>(
    `/api/admin/audit?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return event;
}

/** Makes the record what it was before this event (D52). */
export async function putBack({ id }: AuditEvent): Promise<void> {
  await callJson(`/api/admin/audit/${id}/restore`, { method: 'POST' });
}

/** Undoes the newest change of its kind, such as `activity_unlinked`. */
export async function undoNewest(resource: string, id: Id, action: string): Promise<void> {
  const event = await newestChange(resource, id, action);
  if (!event) throw new HttpError(say('app.notUndone'), 404, {});
  await putBack(event);
}
