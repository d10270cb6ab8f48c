import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Rounds } from '../../../platform/jobs/rounds';
import { LastingTrouble } from '../../../platform/logging/lasting-trouble';
import { HandOversService } from '../bridge/hand-overs.service';

const EVERY_MS = 500;

/** What guests did goes to the point of sale as long as a worker lives; the rows are the truth, so that a killed one costs ten seconds. */
@Injectable()
export class HandOverRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(HandOverRounds.name);
  readonly #stop = new AbortController();
  readonly #rounds = new Rounds(
    () => this.handOvers.round(this.#stop.signal),
    new LastingTrouble(this.#logger, { begins: 'The point of sale waits', ends: 'The point of sale is told again' }),
  );

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly handOvers: HandOversService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.pos) this.#rounds.start(EVERY_MS);
  }

  onModuleDestroy(): Promise<void> {
    this.#stop.abort(new Error('The worker stops'));
    return this.#rounds.stop();
  }
}
