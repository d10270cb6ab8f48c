import { sql, sqlInTransaction } from '../database/statement';

export interface OutboxRow {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
  readonly correlationId: string | null;
  readonly traceParent: string | null;
}

const row = 'id, job, payload, correlation_id as "correlationId", trace_parent as "traceParent"';

/** $1 so many of the oldest new rows of the jobs $2, but for those that somebody else is handing over. */
export const takeNew = sqlInTransaction<OutboxRow>(
  'outbox.take_new',
  `select ${row} from outbox where enqueued_at is null and job = any($2::text[]) order by created_at limit $1 for update skip locked`,
);

/**
 * $1 so many rows of the jobs $2 that were handed over, or failed, more than $3 seconds ago and are still here. The queue knows most of them
 * by their id and ignores them; those that failed or that it has lost come back by this. What failed for good is parked at infinity.
 */
export const takeForgotten = sqlInTransaction<OutboxRow>(
  'outbox.take_forgotten',
  `select ${row} from outbox where enqueued_at < now() - make_interval(secs => $3) and job = any($2::text[])
   order by enqueued_at limit $1 for update skip locked`,
);

export const markEnqueued = sqlInTransaction<never>(
  'outbox.mark_enqueued',
  'update outbox set enqueued_at = now() where id = any($1::uuid[])',
);

/** A job whose row has gone was done or discarded meanwhile. */
export const isWanted = sql<{ isWanted: boolean }>(
  'outbox.is_wanted',
  'select exists (select from outbox where id = ($1::text)::uuid) as "isWanted"',
);

/** A finished job leaves no row, nor does its failure. */
export const removeFinished = sql<never>(
  'outbox.remove',
  'with done as (delete from outbox where id = ($1::text)::uuid) delete from failed_job where id = $1::text',
);
