import { Injectable } from '@nestjs/common';
import { type Limit, refuseFor } from '../../platform/security/limit';
import { Limits } from '../../platform/security/limits';

const WINDOW_SECONDS = 600;
const exact = { seconds: WINDOW_SECONDS, patienceMs: 5_000 };
const everybody = 'everybody';

/**
 * How many codes that are not one's own may be tried within ten minutes: from an address, with a capability, altogether (D49). What is one's own is
 * never counted nor refused, so that nobody in a lodge suffers for a neighbour; a miss tells nothing, because nobody looks for what it names.
 */
@Injectable()
export class CodeGuesses {
  readonly #byAddress: Limit;
  readonly #byCapability: Limit;
  readonly #overall: Limit;

  constructor(limits: Limits) {
    this.#byAddress = limits.define({ ...exact, name: 'pass-code', points: 60 });
    this.#byCapability = limits.define({ ...exact, name: 'pass-code-capability', points: 20 });
    this.#overall = limits.define({ ...exact, name: 'pass-code-all', points: 5_000 });
  }

  /** Counts one. Throws `request.too_many` when it is one too many. */
  async miss({ address, capability }: { address: string; capability?: string }): Promise<void> {
    const waits = await Promise.all([
      this.#byAddress.take(address),
      this.#overall.take(everybody),
      capability === undefined ? 0 : this.#byCapability.take(capability),
    ]);
    refuseFor(...waits);
  }
}
