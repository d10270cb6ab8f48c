import { defaultRepeatStrategy, type JobSchedulerJson, type RepeatOptions } from 'bullmq';
import type { JobDefinition } from './job';

type Repeat = Omit<RepeatOptions, 'key'>;

/** As the queue wants to be told. */
export const repeatOf = ({ everyMs, cron }: JobDefinition): Repeat =>
  cron ? { pattern: cron.pattern, tz: cron.zone } : { every: everyMs ?? 0 };

/** Whether what the queue keeps is what the job asks for. */
export function isKeptAs(kept: JobSchedulerJson | undefined, job: JobDefinition): boolean {
  const { every, pattern, tz } = repeatOf(job);
  return kept !== undefined && kept.every === every && kept.pattern === pattern && kept.tz === tz;
}

/** Two workers' clocks may differ by a little. */
export const SLACK_MS = 60_000;

/** Whether its next time is later than any that a clock which is right has told: it was told by one that was ahead, and would leave out all before. */
export function isTooLate({ next = 0 }: Pick<JobSchedulerJson, 'next'>, job: JobDefinition, now: number): boolean {
  const from = now + SLACK_MS;
  const { cron, everyMs = 0 } = job;
  const latest = cron ? defaultRepeatStrategy(from, repeatOf(job)) : from + everyMs;
  return latest !== undefined && next > latest;
}

/** What keeps a job from coming by itself, if anything does. */
export function scheduleProblem(job: JobDefinition): string | undefined {
  const { everyMs, cron, payload } = job;
  if (everyMs === undefined && !cron) return undefined;
  if (everyMs !== undefined && cron) return 'has both everyMs and cron';
  if (!payload.safeParse({}).success) return 'comes by itself and cannot do with an empty payload';
  return cron ? cronProblem(cron) : undefined;
}

function cronProblem({ pattern, zone }: NonNullable<JobDefinition['cron']>): string | undefined {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return defaultRepeatStrategy(0, { pattern, tz: zone }) ? undefined : `has a pattern that never comes: ${pattern}`;
  } catch (error) {
    return `has a wrong schedule: ${(error as Error).message}`;
  }
}
