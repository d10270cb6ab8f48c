import { sql } from '../database/statement';

/** How long no worker gave a sign (null: never), and how long the oldest work waits that is neither finished nor given up. */
export const queueState = sql<{ workerSilentSeconds: number | null; oldestWorkSeconds: number | null }>(
  'health.queue',
  `select
  (select extract(epoch from now() - max(beat_at))::float8 from process_heartbeat where process = 'worker') as "workerSilentSeconds",
  (select extract(epoch from now() - min(created_at))::float8 from outbox o
   where not exists (select from failed_job f where f.id = o.id::text)) as "oldestWorkSeconds"`,
);
