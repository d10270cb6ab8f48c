import { bridgePassNumber } from '@arrival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { PartnerAway } from '../../../platform/outside/partner-client';
import { PassesQueries } from '../built-in/passes.queries';
import type { KnownPass, PosPasses } from '../passes.facade';
import { BridgeClient, BridgeRefusal } from './bridge-client';

/** Passes as the point of sale behind the bridge knows them now: it alone knows which lift they open. While it is away, what it told last counts. */
@Injectable()
export class BridgePasses implements PosPasses {
  readonly #logger = new Logger(BridgePasses.name);

  constructor(
    private readonly bridge: BridgeClient,
    private readonly known: PassesQueries,
  ) {}

  async find(number: string, day: string, accessLocation: string | null): Promise<KnownPass | undefined> {
    if (!bridgePassNumber.safeParse(number).success) return undefined;
    try {
      return (await this.bridge.pass({ number, day, accessLocation })) ?? undefined;
    } catch (error) {
      if (!(error instanceof PartnerAway || error instanceof BridgeRefusal)) throw error;
      if (!(error instanceof PartnerAway && error.reason === 'open'))
        this.#logger.warn(`A pass is answered as it was told last: ${error.message}`);
      return this.known.find(number, day);
    }
  }
}
