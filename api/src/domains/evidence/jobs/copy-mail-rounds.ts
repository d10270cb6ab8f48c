import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../../../platform/jobs/rounds';
import { LastingTrouble } from '../../../platform/logging/lasting-trouble';
import { CopyMailsService } from '../mail/copy-mails.service';

const EVERY_MS = 2_000;

/** Mails whose time has come become jobs. */
@Injectable()
export class CopyMailRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(CopyMailRounds.name);
  readonly #rounds = new Rounds(
    () => this.mails.round(),
    new LastingTrouble(this.#logger, { begins: 'Mail waits', ends: 'Mail goes out again' }),
  );

  constructor(private readonly mails: CopyMailsService) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.#rounds.stop();
  }
}
