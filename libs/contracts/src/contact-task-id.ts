/** All that names a contact task: where, for which activity, which task, who (D19). */
export interface ContactTaskKey {
  readonly locationId: number;
  readonly activityId: number;
  readonly taskId: number;
  readonly contactId: number;
}

/** The four numbers with dots between them, as the wire names a contact task. */
export function formatContactTaskId({ locationId, activityId, taskId, contactId }: ContactTaskKey): string {
  return `${locationId}.${activityId}.${taskId}.${contactId}`;
}

/** The reverse; the contract's schema has made sure of the four numbers. */
export function parseContactTaskId(id: string): ContactTaskKey {
  const [locationId = 0, activityId = 0, taskId = 0, contactId = 0] = id.split('.').map(Number);
  return { locationId, activityId, taskId, contactId };
}
