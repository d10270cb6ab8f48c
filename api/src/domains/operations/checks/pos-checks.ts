import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { PosBridgeFacade } from '../../pos/pos-bridge.facade';
import { SettingsFacade } from '../../settings/settings.facade';
import { type Check, type Found, hoursSince } from './check';

/** As promised: what was done reaches a point of sale that answers within this time (I3). */
const LONGEST_SECONDS = 15 * 60;
const LATE_HOURS = 36;

/** How the bridge to the point of sale does; without one there is nothing to ask. */
@Injectable()
export class PosChecks {
  readonly all: readonly Check[];

  constructor(
    private readonly bridge: PosBridgeFacade,
    private readonly settings: SettingsFacade,
    private readonly clock: Clock,
  ) {
    const checks: Check[] = [
      { name: 'posBridge', ask: () => this.#bridge() },
      { name: 'posHandOver', ask: () => this.#handOver() },
      { name: 'posComparison', ask: () => this.#comparison() },
    ];
    this.all = bridge.isThere ? checks : [];
  }

  async #bridge(): Promise<Found> {
    try {
      const [system, named] = await Promise.all([this.bridge.system(), this.settings.pointOfSaleSystem()]);
      return { finding: system === named ? 'posBridge.fine' : 'posBridge.otherSystem', params: { system, named } };
    } catch (error) {
      return { finding: 'posBridge.silent', params: { why: (error as Error).message } };
    }
  }

  async #handOver(): Promise<Found> {
    const { waiting, failed, oldestSeconds } = await this.bridge.handOvers();
    const seconds = Math.round(oldestSeconds ?? 0);
    if (seconds > LONGEST_SECONDS) return { finding: 'posHandOver.late', params: { count: waiting, seconds } };
    if (failed > 0) return { finding: 'posHandOver.refused', params: { count: failed } };
    return waiting > 0
      ? { finding: 'posHandOver.waiting', params: { count: waiting, seconds } }
      : { finding: 'posHandOver.fine' };
  }

  async #comparison(): Promise<Found> {
    const last = await this.bridge.lastComparison();
    if (!last) return { finding: 'posComparison.never' };
    const hours = hoursSince(Date.parse(last.finishedAtUtc), this.clock.now());
    if (hours > LATE_HOURS) return { finding: 'posComparison.late', params: { hours } };
    return last.left > 0
      ? { finding: 'posComparison.left', params: { count: last.left } }
      : { finding: 'posComparison.fine', params: { count: last.households } };
  }
}
