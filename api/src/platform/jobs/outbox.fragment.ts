/** Work for later as part of the statement that asks for it; `rows` selects job, payload and correlation id. */
export const addWork = (rows: string) => `insert into outbox (job, payload, correlation_id)
  ${rows}`;
