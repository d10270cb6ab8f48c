import { Injectable } from '@nestjs/common';
import { OneRiskFacade } from '../../onerisk/onerisk.facade';
import type { Check, Found } from './check';

const LONGEST_SECONDS = 15 * 60;

/** How it goes with 1Risk; without its feature there is nothing to ask. */
@Injectable()
export class OneRiskChecks {
  readonly all: readonly Check[];

  constructor(private readonly oneRisk: OneRiskFacade) {
    this.all = oneRisk.isThere ? [{ name: 'oneRisk', ask: () => this.#ask() }] : [];
  }

  async #ask(): Promise<Found> {
    if (!(await this.oneRisk.isSet())) return { finding: 'oneRisk.unset' };
    const { count, oldestSeconds } = await this.oneRisk.confirming();
    const seconds = Math.round(oldestSeconds);
    return seconds > LONGEST_SECONDS
      ? { finding: 'oneRisk.late', params: { count, seconds } }
      : { finding: 'oneRisk.fine' };
  }
}
