import { sql, sqlInTransaction } from '../database/statement';

export interface OutboxRow {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
  readonly correlationId: string | null;
}

/**
 * The oldest rows nobody else is handing over: the new ones, and those handed over long ago that were never finished. The queue knows
 * the latter by their id and ignores them, unless they failed or the queue was lost meanwhile; then this brings the work back.
 */
export const takeWaiting = sqlInTransaction<OutboxRow>(
  'outbox.take',
  `select id, job, payload, correlation_id as "correlationId" from outbox
   where enqueued_at is null or enqueued_at < now() - make_interval(secs => $2)
   order by created_at limit $1 for update skip locked`,
);

export const markEnqueued = sqlInTransaction<never>(
  'outbox.mark_enqueued',
  'update outbox set enqueued_at = now() where id = any($1::uuid[])',
);

/** A finished job leaves no row, nor does its failure. */
export const removeFinished = sql<never>(
  'outbox.remove',
  'with done as (delete from outbox where id = ($1::text)::uuid) delete from failed_job where id = $1::text',
);
