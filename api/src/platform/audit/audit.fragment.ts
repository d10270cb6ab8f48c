/** Entries of the trail as part of the statement that they speak of; `rows` selects these columns. */
export const recordEvents = (rows: string) =>
  `insert into audit_event (actor_issuer, actor_subject, actor_email, action, entity, entity_id, after, correlation_id)
  ${rows}`;
