import type { FailedJob, Operations } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { LARGEST_PAGE, type ListQuery } from '../../platform/calls/list-query';
import { Page } from '../../platform/calls/page';
import { Database } from '../../platform/database/database';
import { array, instant } from '../../platform/database/json.fragment';
import { sql } from '../../platform/database/statement';

const queue = `json_build_object('queue', q.queue, 'waiting', q.waiting, 'active', q.active, 'delayed', q.delayed,
'failed', (select count(*) from failed_job f where f.queue = q.queue), 'oldestAtUtc', ${instant('q.oldest_at')}, 'perMinute', q.per_minute,
'toldAtUtc', ${instant('q.told_at')})`;

const schedule = `json_build_object('job', s.job, 'queue', s.queue, 'everySeconds', s.every_ms / 1000.0, 'pattern', s.pattern, 'zone', s.zone,
'nextAtUtc', ${instant('s.next_at')}, 'lastStartedAtUtc', ${instant('s.last_started_at')}, 'lastEndedAtUtc', ${instant('s.last_ended_at')},
'lastOutcome', s.last_outcome)`;

const running = `json_build_object('process', p.process, 'beatAtUtc', ${instant('p.beat_at')})`;

const read = sql<{ operations: Operations }>(
  'operations.read-work',
  `select json_build_object(
'readAtUtc', ${instant('now()')},
'queues', ${array(queue, 'q.queue', 'queue_state q')},
'schedules', ${array(schedule, 's.job', 'job_schedule s')},
'processes', ${array(running, 'p.beat_at desc', "process_heartbeat p where p.beat_at > now() - interval '1 minute'")},
'oldestHandOverAtUtc', (select ${instant('min(created_at)')} from outbox where enqueued_at is null)
) as operations`,
);

const failed = `json_build_object('id', f.id, 'job', f.job, 'queue', f.queue, 'reason', f.reason, 'error', f.error, 'attempts', f.attempts,
'failedAtUtc', ${instant('f.failed_at')}, 'payload', o.payload, 'correlationId', o.correlation_id)`;

const listFailed = sql<{ total: number; rows: FailedJob[] }>(
  'operations.list-failed-jobs',
  `select (select count(*) from failed_job)::integer as total, (select coalesce(json_agg(f.row order by f.failed_at desc, f.id), '[]') from (
  select ${failed} as row, f.failed_at, f.id from failed_job f left join outbox o on o.id = f.outbox_id
  order by f.failed_at desc, f.id limit $1 offset $2) f) as rows`,
);

/** Held, so that nobody else retries or discards it meanwhile. */
const holdFailed = sql<{ row: FailedJob }>(
  'operations.hold-failed-job',
  `select ${failed} as row from failed_job f left join outbox o on o.id = f.outbox_id where f.id = $1 for update of f`,
);

@Injectable()
export class WorkQueries {
  constructor(private readonly database: Database) {}

  async read(): Promise<Operations> {
    const row = await this.database.first(read);
    if (!row) throw new Error('The work in hand cannot be read');
    return row.operations;
  }

  /** The newest first. */
  async listFailed({ range = { from: 0, size: LARGEST_PAGE } }: ListQuery): Promise<Page<FailedJob>> {
    const found = await this.database.first(listFailed, [range.size, range.from]);
    return new Page(found?.rows ?? [], range.from, found?.total ?? 0);
  }

  async holdFailed(id: string): Promise<FailedJob | undefined> {
    return (await this.database.first(holdFailed, [id]))?.row;
  }
}
