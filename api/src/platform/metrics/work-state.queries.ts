import { sql } from '../database/statement';

interface WorkState {
  readonly waiting: number;
  readonly handedOver: number;
  readonly oldestSeconds: number;
  readonly tries: number;
  readonly final: number;
  readonly unknown: number;
  /** Null when there was never a worker. */
  readonly workerSilentSeconds: number | null;
  /** Null when no worker ever reached the queues. */
  readonly queueSilentSeconds: number | null;
}

/** The work that is asked for and not finished, what failed, and whether anybody works. */
export const workState = sql<WorkState>(
  'metrics.work_state',
  `select
  count(*) filter (where o.enqueued_at is null)::int as waiting,
  count(*) filter (where o.enqueued_at is not null)::int as "handedOver",
  coalesce(extract(epoch from now() - min(o.created_at)), 0)::float8 as "oldestSeconds",
  (select count(*) from failed_job where reason = 'tries')::int as tries,
  (select count(*) from failed_job where reason = 'final')::int as final,
  (select count(*) from failed_job where reason = 'unknown')::int as unknown,
  (select extract(epoch from now() - max(beat_at))::float8 from process_heartbeat where process = 'worker') as "workerSilentSeconds",
  (select extract(epoch from now() - max(told_at))::float8 from queue_state) as "queueSilentSeconds"
from outbox o where not exists (select from failed_job f where f.id = o.id::text)`,
);
