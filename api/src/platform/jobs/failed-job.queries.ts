import { sql } from '../database/statement';

/** `tries`: it comes back by itself; `final`: somebody has to retry or discard it; `unknown`: it waits for a version that knows the job. */
export type FailureReason = 'tries' | 'final' | 'unknown';

const failedAgain = `on conflict (id) do update set reason = excluded.reason, error = excluded.error,
   attempts = failed_job.attempts + excluded.attempts, failed_at = excluded.failed_at`;

/**
 * $1 the outbox id, or the name of a job that comes by itself, $2 the outbox id again or null, $3 job, $4 reason, $5 error, $6 attempts, $7 queue.
 * What only used up its tries is handed over again in a while, counted from now.
 */
export const noteFailure = sql<never>(
  'failed-job.note',
  `with held as (
   update outbox set enqueued_at = case when $4 = 'tries' then now() else 'infinity' end where id = $2::uuid
 )
 insert into failed_job (id, outbox_id, job, reason, error, attempts, queue) values ($1, $2::uuid, $3, $4, $5, $6, $7) ${failedAgain}`,
);

/** $1 the name of a job that comes by itself and has succeeded. */
export const forgetFailure = sql<never>('failed-job.forget', 'delete from failed_job where id = $1');

/** $1 the id. What came by itself is done once more as work of its own. */
export const retryFailure = sql<{ retried: string }>(
  'failed-job.retry',
  `with gone as (delete from failed_job where id = $1 returning outbox_id, job),
 again as (update outbox set enqueued_at = null where id = (select outbox_id from gone)),
 anew as (insert into outbox (job, payload) select job, '{}' from gone where outbox_id is null)
 select pg_notify('arrival_outbox', '')::text as retried from gone`,
);

/** $1 the id. A run that has begun meanwhile is not stopped. */
export const discardFailure = sql<{ id: string }>(
  'failed-job.discard',
  `with gone as (delete from failed_job where id = $1 returning id, outbox_id),
 unwanted as (delete from outbox where id = (select outbox_id from gone))
 select id from gone`,
);

/** Work that has waited longer than $2 seconds for a worker that knows it, when ours are the jobs $1: seen as failed, and parked. */
export const parkUnknown = sql<{ job: string }>(
  'failed-job.park_unknown',
  `with waiting as (
   select id from outbox where enqueued_at is null and created_at < now() - make_interval(secs => $2) and job <> all($1::text[])
   union all
   select id from outbox where enqueued_at < now() - make_interval(secs => $2) and job <> all($1::text[])
 ), parked as (
   update outbox set enqueued_at = 'infinity' where id in (select id from waiting) returning id, job
 )
 insert into failed_job (id, outbox_id, job, reason, error) select id::text, id, job, 'unknown', 'No worker knows this job' from parked
 ${failedAgain} returning job`,
);

/** Work of the jobs $1 that waited for a worker that knows them. */
export const releaseKnown = sql<{ id: string }>(
  'failed-job.release_known',
  `with known as (delete from failed_job where reason = 'unknown' and job = any($1::text[]) returning outbox_id)
 update outbox set enqueued_at = null where id in (select outbox_id from known) returning id`,
);
