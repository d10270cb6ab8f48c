import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { MetricsTime } from 'bullmq';
import { type QueueName, queueNames } from './job';
import { JobProcessor } from './job-processor';

const AT_ONCE: Record<QueueName, number> = {
  integrations: 8,
  webhooks: 16,
  documents: 2,
  mail: 4,
  reports: 1,
  maintenance: 2,
};
/** What was done and failed is counted, by the minutes of a day. */
const COUNTED = { metrics: { maxDataPoints: MetricsTime.ONE_HOUR * 24 } };
/** A killed worker's jobs come back in twenty seconds; only a job that takes its worker down six times is given up. */
const LOCKS = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 5 };

function processorOf(queue: QueueName): Type<JobProcessor> {
  @Processor(queue, { concurrency: AT_ONCE[queue], ...LOCKS, ...COUNTED })
  class QueueProcessor extends JobProcessor {}
  return QueueProcessor;
}

/** One for each queue, also for those without a job of this version: another one may have left something in it. */
export const processors: readonly Type<JobProcessor>[] = queueNames.map(processorOf);
