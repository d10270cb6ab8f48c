import { sql } from '../database/statement';

export interface EndedJobs {
  readonly count: number;
  readonly prevTS: number;
  readonly prevCount: number;
}

/** $1 the queue. BullMQ keeps this on PostgreSQL too, but its `getMetrics` answers 0 for the last two there. */
export const endedJobs = sql<EndedJobs>(
  'queue-figures.ended_jobs',
  `select count::float8 as count, coalesce(prev_ts, 0)::float8 as "prevTS", prev_count::float8 as "prevCount"
 from bullmq.metrics where queue = $1 and kind = 'completed'`,
);
