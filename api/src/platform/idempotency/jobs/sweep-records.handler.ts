import { Database } from '../../database/database';
import { sql } from '../../database/statement';
import { HandlesJob, type JobHandler } from '../../jobs/job-handler';
import { sweepIdempotencyRecords } from './sweep-records.job';

const KEPT_DAYS = 7;

const removeOld = sql<never>(
  'idempotency.remove_old',
  `delete from idempotency_record where (scope, key) in (
     select scope, key from idempotency_record where created_at < now() - make_interval(days => $1) limit 10000 for update skip locked)`,
);

@HandlesJob(sweepIdempotencyRecords)
export class SweepIdempotencyRecordsHandler implements JobHandler<typeof sweepIdempotencyRecords.payload> {
  constructor(private readonly database: Database) {}

  async handle(): Promise<void> {
    await this.database.run(removeOld, [KEPT_DAYS]);
  }
}
