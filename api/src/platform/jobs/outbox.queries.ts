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

/** What is locked while a job runs that the queue has not handed out. */
export const lockOf = (id: string): string => `run ${id}`;

/** $1 the lock, $2 the id of a row that nobody has handed over nor is handing over. What is traced begins by the queue, whose spans tell of it. */
export const takeEarly = sqlInTransaction<OutboxRow>(
  'outbox.take_early',
  `with untouched as materialized (
   select ${row} from outbox where id = $2::uuid and enqueued_at is null and trace_parent is null for update skip locked
 ) select * from untouched where pg_try_advisory_lock(hashtextextended($1, 0))`,
);

/** $1 the id, $2 its lock: where to run it, unless its row has gone, because it was done or discarded meanwhile. */
export const stateOfWork = sql<{ place: 'here' | 'elsewhere' }>(
  'outbox.state',
  `select case when pg_try_advisory_xact_lock(hashtextextended($2, 0)) then 'here' else 'elsewhere' end as place
   from outbox where id = ($1::text)::uuid`,
);

/** A finished job leaves no row, nor does its failure. */
export const removeFinished = sql<never>(
  'outbox.remove',
  'with done as (delete from outbox where id = ($1::text)::uuid) delete from failed_job where id = $1::text',
);
