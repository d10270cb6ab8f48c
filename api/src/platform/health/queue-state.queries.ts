import { sql } from '../database/statement';

interface QueueState {
  /** Since no worker gave a sign; null: never. */
  readonly workerSilentSeconds: number | null;
  /** Since no worker reached the queues: Redis may be away while the workers are there; null: never. */
  readonly queueSilentSeconds: number | null;
  /** How long the oldest work waits that is neither finished nor given up. */
  readonly oldestWorkSeconds: number | null;
}

export const queueState = sql<QueueState>(
  'health.queue',
  `select
  (select extract(epoch from now() - max(beat_at))::float8 from process_heartbeat where process = 'worker') as "workerSilentSeconds",
  (select extract(epoch from now() - max(told_at))::float8 from queue_state) as "queueSilentSeconds",
  (select extract(epoch from now() - min(created_at))::float8 from outbox o
   where not exists (select from failed_job f where f.id = o.id::text)) as "oldestWorkSeconds"`,
);
