import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Rounds } from '../../../platform/jobs/rounds';
import { DeliveriesService } from '../bridge/deliveries.service';

const EVERY_MS = 500;

/** What guests did goes to the point of sale as long as a worker lives; the rows are the truth, so that a killed one costs ten seconds. */
@Injectable()
export class PosDeliveryRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(PosDeliveryRounds.name);
  readonly #stop = new AbortController();
  readonly #rounds = new Rounds(
    () => this.deliveries.round(this.#stop.signal),
    (error) => this.#logger.warn(`The point of sale waits: ${error.message}`),
  );

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly deliveries: DeliveriesService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.pos) this.#rounds.start(EVERY_MS);
  }

  onModuleDestroy(): Promise<void> {
    this.#stop.abort(new Error('The worker stops'));
    return this.#rounds.stop();
  }
}
