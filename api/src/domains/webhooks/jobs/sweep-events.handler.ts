import { Database } from '../../../platform/database/database';
import { type Statement, sql } from '../../../platform/database/statement';
import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { sweepEvents } from './sweep-events.job';

const KEPT = "interval '14 days'";
const AT_ONCE = 2_000;

/** `among`: where it looks; notes are in order, so the oldest are enough. */
const removal = (name: string, table: string, condition: string, among = table) =>
  sql<{ removed: number }>(
    `webhooks.sweep-${name}`,
    `with gone as (delete from ${table} where id in (select id from ${among} t where ${condition} limit ${AT_ONCE}) returning 1)
select count(*)::integer as removed from gone`,
  );

const isOld = `t.occurred_at < now() - ${KEPT}`;
const removals: readonly Statement<{ removed: number }>[] = [
  removal('notes', 'event_inbox', isOld, `(select * from event_inbox order by id limit ${AT_ONCE})`),
  removal('events', 'event', isOld),
  removal('deliveries', 'webhook_delivery', 'not exists (select from webhook_endpoint w where w.id = t.endpoint_id)'),
];

@HandlesJob(sweepEvents)
export class SweepEventsHandler implements JobHandler<typeof sweepEvents.payload> {
  constructor(private readonly database: Database) {}

  async handle(_payload: object, { signal }: JobRun): Promise<void> {
    for (const statement of removals) {
      while ((await this.database.first(statement))?.removed === AT_ONCE) signal.throwIfAborted();
    }
  }
}
