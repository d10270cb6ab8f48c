import type { z } from 'zod';
import { HandlesJob, type JobHandler, type JobRun } from '../../../platform/jobs/job-handler';
import { DeliveriesService } from '../deliveries.service';
import { attemptDelivery } from './attempt-delivery.job';
import { DeliveryRounds } from './delivery-rounds';

@HandlesJob(attemptDelivery)
export class AttemptDeliveryHandler implements JobHandler<typeof attemptDelivery.payload> {
  constructor(
    private readonly deliveries: DeliveriesService,
    private readonly rounds: DeliveryRounds,
  ) {}

  /** Its place is free for the next one of the same address. */
  async handle({ deliveryId, attempt }: z.output<typeof attemptDelivery.payload>, { signal }: JobRun): Promise<void> {
    await this.deliveries.attempt(deliveryId, attempt, signal);
    this.rounds.wake();
  }
}
