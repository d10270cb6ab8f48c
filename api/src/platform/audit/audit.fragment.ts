/** Entries of the trail as part of the statement that they speak of; `rows` selects these columns. */
export const recordEvents = (rows: string) =>
  `insert into audit_event (actor_issuer, actor_subject, actor_email, action, entity, entity_id, after, correlation_id)
  ${rows}`;

interface Recorded {
  readonly issuer: string;
  readonly subject: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
}

/** Whether the trail says that somebody did this; all are expressions. */
export const isRecorded = ({ issuer, subject, action, entity, entityId }: Recorded) =>
  `exists (select from audit_event e where e.entity = ${entity} and e.entity_id = ${entityId} and e.action = ${action}
  and e.actor_issuer = ${issuer} and e.actor_subject = ${subject})`;

/** Each `state` of a record that the trail knows, before and after its changes; both are expressions. */
export const statesOf = (entity: string, entityId: string) =>
  `(select unnest(array[e.before, e.after]) as state from audit_event e where e.is_administrative and not e.is_read
  and e.entity = ${entity} and e.entity_id = ${entityId}) known`;
