/**
 * What other systems will be told of, as part of the statement that makes it so (docs/decisions/012): `rows` selects the household's head, or
 * null, and a jsonb list of `HappenedEvent`. Order within a household is that of its lock, so the statement holds it.
 */
export const noteEvents = (rows: string) => `insert into event_inbox (head_contact_id, events)
  ${rows}`;
