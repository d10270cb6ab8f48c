import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../../../platform/jobs/rounds';
import { LastingTrouble } from '../../../platform/logging/lasting-trouble';
import { DeliveriesService } from '../deliveries.service';

const EVERY_MS = 1_000;

/** Every second what was noted becomes deliveries, and what is due becomes jobs. */
@Injectable()
export class DeliveryRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(DeliveryRounds.name);
  readonly #rounds = new Rounds(
    () => this.deliveries.round(),
    new LastingTrouble(this.#logger, { begins: 'Webhooks wait', ends: 'Webhooks go out again' }),
  );

  constructor(private readonly deliveries: DeliveriesService) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  wake(): void {
    void this.#rounds.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.#rounds.stop();
  }
}
