import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { type JobData, QUEUES } from './job-queues';
import { QueueBackend } from './queue-backend';
import { type EndedJobs, endedJobs } from './queue-figures.queries';

export const MINUTES = 60;
const MINUTE_MS = 60_000;

export interface QueueFigures {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  /** Since when the oldest job waits that could begin; null when none does. */
  readonly oldestMs: number | null;
  /** Finished jobs of the last hour, the present minute last. */
  readonly perMinute: readonly number[];
}

export interface KeptSchedule {
  readonly job: string;
  readonly queue: string;
  readonly everyMs: number | null;
  readonly pattern: string | null;
  readonly zone: string | null;
  readonly nextMs: number | null;
}

/** Asks the queues how full they are and what comes by itself. */
@Injectable()
export class QueueFigureReader {
  constructor(
    @Inject(QUEUES) private readonly queues: readonly Queue<JobData>[],
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly backend: QueueBackend,
  ) {}

  figures(): Promise<QueueFigures[]> {
    return Promise.all(this.queues.map((queue) => this.#figures(queue)));
  }

  async schedules(): Promise<KeptSchedule[]> {
    const kept = await Promise.all(
      this.queues.map(async (queue) => ({ queue, all: await queue.getJobSchedulers(0, -1, true) })),
    );
    return kept.flatMap(({ queue, all }) =>
      all.map(({ key, every, pattern, tz, next }) => ({
        job: key,
        queue: queue.name,
        everyMs: every === undefined ? null : Number(every),
        pattern: pattern ?? null,
        zone: tz ?? null,
        nextMs: next ?? null,
      })),
    );
  }

  async #figures(queue: Queue<JobData>): Promise<QueueFigures> {
    const [counts, [oldest], { meta, data }] = await Promise.all([
      queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized'),
      queue.getJobs(['waiting'], 0, 0, true),
      queue.getMetrics('completed', 0, MINUTES - 1),
    ]);
    return {
      queue: queue.name,
      waiting: (counts['waiting'] ?? 0) + (counts['prioritized'] ?? 0),
      active: counts['active'] ?? 0,
      delayed: counts['delayed'] ?? 0,
      oldestMs: oldest?.timestamp ?? null,
      perMinute: perMinute(data.map(Number), (await this.#endedJobs(queue)) ?? meta, this.clock.now()),
    };
  }

  async #endedJobs({ name }: Queue<JobData>): Promise<EndedJobs | undefined> {
    return this.backend.isPostgres ? this.database.first(endedJobs, [name]) : undefined;
  }
}

/**
 * BullMQ keeps whole minutes, the newest first, counts on in `count`, and looks at them when a job ends: what it has counted since the last
 * whole minute is the minute of `prevTS`, and quiet minutes after that are not there yet.
 */
export function perMinute(
  newestFirst: readonly number[],
  { count, prevTS, prevCount }: EndedJobs,
  now: number,
): number[] {
  const quiet = prevTS === 0 ? 0 : Math.max(0, Math.floor(now / MINUTE_MS) - Math.floor(prevTS / MINUTE_MS));
  const known = [...newestFirst].reverse();
  const all = [
    ...Array.from({ length: MINUTES }, () => 0),
    ...known,
    count - prevCount,
    ...Array.from({ length: Math.min(quiet, MINUTES) }, () => 0),
  ];
  return all.slice(-MINUTES);
}
