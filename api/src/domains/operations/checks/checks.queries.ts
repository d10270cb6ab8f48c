import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';

export interface WorkState {
  databaseMs: number;
  /** Null when nothing waits. */
  oldestHandOverSeconds: number | null;
  failedJobs: number;
  schedules: number;
  /** What should have begun ten minutes ago, or failed when it ran last. */
  lateSchedules: string[];
  /** Since a worker last saw the queues; null when none ever did. */
  queueSilentSeconds: number | null;
  apis: number;
  workers: number;
  mostConnections: number;
}

export interface Proof {
  provenMs: number;
  found: Record<string, unknown>;
}

const work = sql<WorkState>(
  'operations.check-work',
  `select extract(epoch from clock_timestamp())::float8 * 1000 as "databaseMs",
(select extract(epoch from now() - min(created_at))::float8 from outbox where enqueued_at is null) as "oldestHandOverSeconds",
(select count(*)::integer from failed_job) as "failedJobs",
(select count(*)::integer from job_schedule where told_at > now() - interval '1 hour') as schedules,
(select coalesce(json_agg(job order by job), '[]') from job_schedule
  where told_at > now() - interval '1 hour' and (next_at < now() - interval '10 minutes' or last_outcome = 'failed')) as "lateSchedules",
(select extract(epoch from now() - max(told_at))::float8 from queue_state) as "queueSilentSeconds",
(select count(*)::integer from process_heartbeat where process = 'api' and beat_at > now() - interval '1 minute') as apis,
(select count(*)::integer from process_heartbeat where process = 'worker' and beat_at > now() - interval '30 seconds') as workers,
(select setting::integer from pg_settings where name = 'max_connections')
  - (select setting::integer from pg_settings where name = 'superuser_reserved_connections') as "mostConnections"`,
);

const proofs = sql<{ proofs: Partial<Record<'backup' | 'verify' | 'files' | 'copies', Proof>> }>(
  'operations.check-proofs',
  `select coalesce(json_object_agg(kind, json_build_object('provenMs', extract(epoch from proven_at) * 1000, 'found', found)), '{}') as proofs
from proof`,
);

@Injectable()
export class ChecksQueries {
  constructor(private readonly database: Database) {}

  async work(): Promise<WorkState> {
    const state = await this.database.first(work);
    if (!state) throw new Error('The work cannot be read');
    return state;
  }

  async proofs() {
    return (await this.database.first(proofs))?.proofs ?? {};
  }
}
