import { Database } from '../../database/database';
import { sql } from '../../database/statement';
import { HandlesJob, type JobHandler, type JobRun } from '../../jobs/job-handler';
import { sweepIdempotencyRecords } from './sweep-records.job';

const KEPT_DAYS = 7;
const AT_ONCE = 10_000;

const removeOld = sql<{ removed: number }>(
  'idempotency.remove_old',
  `with gone as (
 delete from idempotency_record where (scope, key) in (
   select scope, key from idempotency_record where created_at < now() - make_interval(days => $1) limit $2 for update skip locked)
 returning 1)
 select count(*)::int as removed from gone`,
);

@HandlesJob(sweepIdempotencyRecords)
export class SweepIdempotencyRecordsHandler implements JobHandler<typeof sweepIdempotencyRecords.payload> {
  constructor(private readonly database: Database) {}

  async handle(_payload: object, { signal }: JobRun): Promise<void> {
    while ((await this.database.first(removeOld, [KEPT_DAYS, AT_ONCE]))?.removed === AT_ONCE) signal.throwIfAborted();
  }
}
