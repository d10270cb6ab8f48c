/** Work for later as part of the statement that asks for it; `rows` selects job, payload, correlation id and `traceparent`. */
export const addWork = (rows: string) => `insert into outbox (job, payload, correlation_id, trace_parent)
  ${rows}`;
