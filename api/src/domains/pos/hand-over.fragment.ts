/**
 * What the point of sale will be told, as part of the statement that makes it so: `rows` is an expression for what `HandOver.rowsOf` made, `from` has
 * one row, and none when nothing is written; `now` says when it happened. Order within a household is that of its lock, which the statement holds.
 */
export const addHandOvers = (
  rows: string,
  from: string,
  now: string,
) => `insert into pos_delivery (key, contact_id, kind, data, key_id, sealed, occurred_at)
  select d.key, d."contactId", d.kind, d.data, d."keyId", decode(d.sealed, 'base64'), ${now}
  from ${from}, jsonb_to_recordset(${rows}) as d (key text, "contactId" bigint, kind text, data jsonb, "keyId" text, sealed text)
  where ${rows} is not null`;
