import { z } from 'zod';
import { instantSchema } from './primitives';

/** A queue as a worker saw it last, at most some seconds ago while one works. */
const queueStateSchema = z.object({
  queue: z.string(),
  /** Jobs that could begin. */
  waiting: z.number().int(),
  active: z.number().int(),
  /** Jobs that wait for their time, or for another try. */
  delayed: z.number().int(),
  /** Failed and not done since. */
  failed: z.number().int(),
  oldestAtUtc: instantSchema.nullable(),
  /** Finished jobs of the last sixty minutes, the present one last. */
  perMinute: z.array(z.number().int()),
  toldAtUtc: instantSchema,
});
export type QueueState = z.infer<typeof queueStateSchema>;

/** A job that comes by itself: every so often, or at the times of a cron pattern in a zone. */
const jobScheduleSchema = z.object({
  job: z.string(),
  queue: z.string(),
  everySeconds: z.number().nullable(),
  pattern: z.string().nullable(),
  zone: z.string().nullable(),
  nextAtUtc: instantSchema.nullable(),
  lastStartedAtUtc: instantSchema.nullable(),
  lastEndedAtUtc: instantSchema.nullable(),
  lastOutcome: z.enum(['done', 'failed']).nullable(),
});
export type JobSchedule = z.infer<typeof jobScheduleSchema>;

const runningProcessSchema = z.object({ process: z.enum(['api', 'worker']), beatAtUtc: instantSchema });

/** GET /api/admin/operations: the work in hand. */
export const operationsSchema = z.object({
  readAtUtc: instantSchema,
  queues: z.array(queueStateSchema),
  schedules: z.array(jobScheduleSchema),
  /** What gave a sign of life within the last minute, the last one first. */
  processes: z.array(runningProcessSchema),
  /** Since when the oldest work waits that no queue has taken yet. */
  oldestHandOverAtUtc: instantSchema.nullable(),
});
export type Operations = z.infer<typeof operationsSchema>;

/**
 * GET /api/admin/operations/failed-jobs: a job that failed and was not done since. `tries`: it comes back by itself; `final`: somebody has to
 * retry or discard it; `unknown`: it waits for a version that knows the job.
 */
export const failedJobSchema = z.object({
  /** Of the work; the job's name when it came by itself. */
  id: z.string(),
  job: z.string(),
  queue: z.string().nullable(),
  reason: z.enum(['tries', 'final', 'unknown']),
  error: z.string(),
  attempts: z.number().int(),
  failedAtUtc: instantSchema,
  /** What the work is about: ids, never personal data. Null for a job that came by itself. */
  payload: z.record(z.string(), z.unknown()).nullable(),
  correlationId: z.string().nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/** GET /api/admin/operations/hand-overs: what a guest did and the point of sale behind the bridge refuses. It waits until somebody retries or discards it. */
export const failedHandOverSchema = z.object({
  id: z.number().int(),
  contactId: z.number().int(),
  kind: z.enum(['contact', 'authorization', 'rentalProfile', 'childRegistration', 'photo']),
  /** As the bridge says it. */
  error: z.string(),
  attempts: z.number().int(),
  occurredAtUtc: instantSchema,
  failedAtUtc: instantSchema,
});
export type FailedHandOver = z.infer<typeof failedHandOverSchema>;

/** So many at once: each has its own line in the trail. */
export const mostHandOversRetried = 1_000;

/** POST /api/admin/operations/hand-overs/retry: how many are sent again. */
export const retriedHandOversSchema = z.object({ retried: z.number().int() });
export type RetriedHandOvers = z.infer<typeof retriedHandOversSchema>;
