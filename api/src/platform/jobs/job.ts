import type { z } from 'zod';

/** Queues by kind of work (architecture §4). */
export const queueNames = ['integrations', 'documents', 'mail', 'reports', 'maintenance'] as const;
export type QueueName = (typeof queueNames)[number];

/** What a job is called, where it runs and what it is given: ids only, never personal data. */
export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  /** `domain.verb-noun`. */
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: Schema;
  /** Tries before it counts as failed for good. */
  readonly attempts: number;
  /** Runs by itself every so often. */
  readonly everyMs?: number;
}

export function defineJob<Schema extends z.ZodType>(
  definition: Omit<JobDefinition<Schema>, 'attempts'> & { readonly attempts?: number },
): JobDefinition<Schema> {
  return { attempts: 5, ...definition };
}
