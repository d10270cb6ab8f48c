import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../../../platform/jobs/rounds';
import { CopyMailsService } from '../mail/copy-mails.service';

const EVERY_MS = 2_000;

/** Mails whose time has come become jobs. */
@Injectable()
export class CopyMailRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(CopyMailRounds.name);
  readonly #rounds = new Rounds(
    () => this.mails.round(),
    (error) => this.#logger.warn(`Mail waits: ${error.message}`),
  );

  constructor(private readonly mails: CopyMailsService) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.#rounds.stop();
  }
}
