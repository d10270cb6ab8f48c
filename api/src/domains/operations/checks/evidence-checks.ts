import { MS_PER_DAY } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { EvidenceFacade } from '../../evidence/evidence.facade';
import { type Check, type Found, hoursSince } from './check';

/** A certificate for seals is not renewed by a machine. */
const ENDING_DAYS = 30;
/** A night and the next one have tried. */
const LATE_HOURS = 36;

/** Whether what proves signatures goes on. */
@Injectable()
export class EvidenceChecks {
  readonly all: readonly Check[] = [
    { name: 'copySeal', ask: async () => this.#seal() },
    { name: 'timeStamps', ask: () => this.#stamps() },
  ];

  constructor(
    private readonly evidence: EvidenceFacade,
    private readonly clock: Clock,
  ) {}

  #seal(): Found {
    const validity = this.evidence.sealValidity();
    if (!validity) return { finding: 'copySeal.none' };
    const now = this.clock.now();
    if (now < validity.from || now >= validity.until) return { finding: 'copySeal.ended' };
    const days = Math.floor((validity.until - now) / MS_PER_DAY);
    return { finding: days < ENDING_DAYS ? 'copySeal.ending' : 'copySeal.fine', params: { days } };
  }

  async #stamps(): Promise<Found> {
    const since = await this.evidence.stampWaitsSince();
    if (since === undefined) return { finding: 'timeStamps.none' };
    if (since === null) return { finding: 'timeStamps.fine' };
    const hours = hoursSince(since, this.clock.now());
    return { finding: hours > LATE_HOURS ? 'timeStamps.late' : 'timeStamps.waiting', params: { hours } };
  }
}
