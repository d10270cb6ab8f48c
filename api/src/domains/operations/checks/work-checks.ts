import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Clock } from '../../../platform/clock/clock';
import { downloadConnections } from '../../../platform/database/long-reads';
import { isClockOff } from '../../../platform/health/clock-check';
import { queueConnections } from '../../../platform/jobs/job';
import { type WebhookHealth, WebhooksFacade } from '../../webhooks/webhooks.facade';
import type { Check, Found } from './check';
import { ChecksQueries, type WorkState } from './checks.queries';

const LONGEST_HAND_OVER_SECONDS = 60;
/** A worker looks every ten seconds. */
const LONGEST_SILENCE_SECONDS = 60;
/** What was sent again all at once needs its time. */
const LATE_MESSAGE_SECONDS = 300;
/** What listens for changes, and in a worker what holds its locks. */
const BESIDE_THE_POOL = { api: 1, worker: 2 };

/** Whether the processes do what is asked of them, by what the database knows. */
@Injectable()
export class WorkChecks {
  readonly all: readonly Check[] = [
    { name: 'clock', ask: () => this.#clock() },
    { name: 'handOver', ask: async () => handOver(await this.queries.work()) },
    { name: 'queue', ask: async () => queue(await this.queries.work()) },
    { name: 'failedJobs', ask: async () => failedJobs(await this.queries.work()) },
    { name: 'schedules', ask: async () => schedules(await this.queries.work()) },
    { name: 'workers', ask: async () => workers(await this.queries.work()) },
    { name: 'connections', ask: async () => this.#connections(await this.queries.work()) },
    { name: 'webhooks', ask: async () => webhooks(await this.webhooks.health()) },
  ];

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: ChecksQueries,
    private readonly webhooks: WebhooksFacade,
    private readonly clock: Clock,
  ) {}

  /** What the way there and back may explain is left out. */
  async #clock(): Promise<Found> {
    const before = this.clock.now();
    const { databaseMs } = await this.queries.work();
    const after = this.clock.now();
    const offMs = Math.max(0, Math.abs((before + after) / 2 - databaseMs) - (after - before) / 2);
    return {
      finding: isClockOff(offMs) ? 'clock.off' : 'clock.fine',
      params: { seconds: Math.round(offMs / 100) / 10 },
    };
  }

  #connections({ apis, workers: alive, mostConnections: limit }: WorkState): Found {
    const { poolSize } = this.config.database;
    const api = poolSize + BESIDE_THE_POOL.api + downloadConnections;
    const worker = poolSize + BESIDE_THE_POOL.worker + (this.config.redisUrl ? 0 : queueConnections);
    const most = Math.max(1, apis) * api + Math.max(1, alive) * worker;
    return { finding: most > limit ? 'connections.many' : 'connections.fine', params: { most, limit } };
  }
}

function handOver({ oldestHandOverSeconds: oldest }: WorkState): Found {
  if (oldest === null) return { finding: 'handOver.fine' };
  const isLate = oldest > LONGEST_HAND_OVER_SECONDS;
  return { finding: isLate ? 'handOver.late' : 'handOver.waiting', params: { seconds: Math.round(oldest) } };
}

/** Whether workers reach the queue, also while nothing is asked of it; without a worker nobody can tell. */
function queue({ queueSilentSeconds: silent, workers: alive }: WorkState): Found {
  if (silent === null || alive === 0) return { finding: 'queue.untold' };
  const isSilent = silent > LONGEST_SILENCE_SECONDS;
  return { finding: isSilent ? 'queue.silent' : 'queue.fine', params: { seconds: Math.max(0, Math.round(silent)) } };
}

const failedJobs = ({ failedJobs: count }: WorkState): Found =>
  count === 0 ? { finding: 'failedJobs.none' } : { finding: 'failedJobs.some', params: { count } };

function schedules({ schedules: count, lateSchedules: names }: WorkState): Found {
  if (count === 0) return { finding: 'schedules.none' };
  return names.length > 0
    ? { finding: 'schedules.late', params: { names } }
    : { finding: 'schedules.fine', params: { count } };
}

const workers = ({ workers: count }: WorkState): Found =>
  count === 0 ? { finding: 'workers.none' } : { finding: 'workers.fine', params: { count } };

function webhooks({ delivering, failing, paused, deliveringLateSeconds: seconds }: WebhookHealth): Found {
  if (seconds > LATE_MESSAGE_SECONDS) return { finding: 'webhooks.late', params: { seconds: Math.round(seconds) } };
  if (paused > 0) return { finding: 'webhooks.paused', params: { count: paused } };
  if (failing > 0) return { finding: 'webhooks.failing', params: { count: failing } };
  return delivering === 0 ? { finding: 'webhooks.none' } : { finding: 'webhooks.fine', params: { count: delivering } };
}
