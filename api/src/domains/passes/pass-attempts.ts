import { Injectable } from '@nestjs/common';
import { type Limit, refuseFor } from '../../platform/security/limit';
import { Limits } from '../../platform/security/limits';

const WINDOW_SECONDS = 600;
const everybody = 'everybody';
/** Whoever guesses may wait: counting apart in each process would give a flood more of them. */
const exact = { seconds: WINDOW_SECONDS, patienceMs: 5_000 };

/**
 * How many passes that nobody has may be asked about within ten minutes, from one address and altogether (D49). What is found does not count:
 * a lodge full of guests is one address. Whoever is over waits with every question, or the answers would still tell which numbers are good.
 */
@Injectable()
export class PassAttempts {
  readonly #byAddress: Limit;
  readonly #overall: Limit;

  constructor(limits: Limits) {
    this.#byAddress = limits.define({ ...exact, name: 'pass-check', points: 40 });
    this.#overall = limits.define({ ...exact, name: 'pass-check-all', points: 3000 });
  }

  /** Before anything is looked for; counts nothing. Throws `request.too_many`. */
  async refuseSpent(address: string): Promise<void> {
    refuseFor(...(await Promise.all([this.#byAddress.wait(address), this.#overall.wait(everybody)])));
  }

  /** Counts one that nobody has. Throws `request.too_many` when it is one too many. */
  async miss(address: string): Promise<void> {
    refuseFor(...(await Promise.all([this.#byAddress.take(address), this.#overall.take(everybody)])));
  }
}
