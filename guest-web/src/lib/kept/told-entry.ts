import type { KeptEntry } from './entry';

/** Of what was finished here, what the guest is told: whose it is and what. No answers. */
export interface ToldEntry extends Pick<KeptEntry, 'id' | 'contactIds'> {
  /** Of the first of them. */
  firstName: string;
  taskId: number;
  taskTypeId: number;
  taskName: string;
  /** Milliseconds since 1970. */
  finishedAt: number | undefined;
}

/** It has arrived. */
export interface SentEntry extends ToldEntry {
  /** Milliseconds since 1970. */
  sentAt: number;
}

export const toldEntry = ({ id, contactIds, task, finishedAt }: KeptEntry): ToldEntry => ({
  id,
  contactIds,
  firstName: task.contact.firstName,
  taskId: task.taskId,
  taskTypeId: task.taskTypeId,
  taskName: task.task.name,
  finishedAt,
});
