import { isPutOff } from '../clock/put-off-work';
import { sql } from '../database/statement';

/** Handed over again, as if new: the queue knows by its id what it has. What is parked at infinity stays. */
export const bringOutboxNear = sql<never>(
  'outbox.bring_near',
  `update outbox set enqueued_at = null where enqueued_at < 'infinity' and ${isPutOff('enqueued_at', 0)}`,
);

/**
 * $1 now, and $2 the furthest that a worker's clock which is right tells, in milliseconds. By one that was ahead BullMQ would not look for the jobs
 * of workers that are gone until it is there again, and would leave theirs to those who died meanwhile; who lives renews what it has.
 */
export const bringLocksNear = sql<never>(
  'queues.bring_locks_near',
  `with looked as (delete from bullmq.meta where field = 'stalled-check' and value::bigint > $2)
 update bullmq.job set locked_until_ms = $1 where state = 'active' and locked_until_ms > $2`,
);
