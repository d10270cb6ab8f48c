import type { z } from 'zod';

/** Queues by kind of work (architecture §4). */
export const queueNames = ['integrations', 'webhooks', 'documents', 'mail', 'reports', 'maintenance'] as const;
/** Where the queue is in PostgreSQL: each queue holds one to hear of jobs, and three are for all of them together. */
export const queueConnections = queueNames.length + 3;
export type QueueName = (typeof queueNames)[number];

/** What a job is called, where it runs and what it is given: ids only, never personal data. */
export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  /** `domain.verb-noun`. */
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: Schema;
  /** Tries before it counts as failed. */
  readonly attempts: number;
  /** A run that takes longer is told to stop, and counts as failed. */
  readonly timeoutMs: number;
  /** Comes by itself every so often, with an empty payload. */
  readonly everyMs?: number;
  /** Comes by itself at these times (`30 2 * * *`) of a zone (`America/Denver`), with an empty payload. */
  readonly cron?: { readonly pattern: string; readonly zone: string };
  /** Runs with the same answer never overlap, in whichever processes: one that comes by itself is left out then, any other waits. */
  oneAtATime?(payload: z.output<Schema>): string;
}

const MINUTE_MS = 60_000;

/** Unless it says so itself: five tries of a minute each. */
export function defineJob<Schema extends z.ZodType>(
  definition: Omit<JobDefinition<Schema>, 'attempts' | 'timeoutMs'> & {
    readonly attempts?: number;
    readonly timeoutMs?: number;
  },
): JobDefinition<Schema> {
  return { attempts: 5, timeoutMs: MINUTE_MS, ...definition };
}
