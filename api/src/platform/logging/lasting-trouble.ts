import type { Logger } from '@nestjs/common';
import { failureWords } from './failure-words';

/** Trouble that comes again and again while it lasts: the log hears of it once, with the reason, and once that it is over. */
export class LastingTrouble {
  #isTold = false;

  constructor(
    private readonly logger: Logger,
    private readonly words: { readonly begins: string; readonly ends: string },
  ) {}

  seen(error: unknown): void {
    if (!this.#isTold) this.logger.warn(`${this.words.begins}: ${failureWords(error)}`);
    this.#isTold = true;
  }

  over(): void {
    if (this.#isTold) this.logger.warn(this.words.ends);
    this.#isTold = false;
  }
}
