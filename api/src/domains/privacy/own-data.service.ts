import type { ErasedHousehold, ErasureNotice } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import type { Limit } from '../../platform/security/limit';
import { Limits } from '../../platform/security/limits';
import { PointOfSale } from '../pos/pos.facade';
import { HouseholdDataService } from './household-data.service';
import { RetentionQueries } from './retention.queries';

/** How long a sign-in counts as fresh, in seconds. */
const FRESH_SECONDS = 300;

/** A guest's own household, after a fresh sign-in (D61): a phone that lies about is not enough. */
@Injectable()
export class OwnDataService {
  readonly #archives: Limit;

  constructor(
    private readonly pos: PointOfSale,
    private readonly data: HouseholdDataService,
    private readonly retention: RetentionQueries,
    private readonly clock: Clock,
    limits: Limits,
  ) {
    this.#archives = limits.define({ name: 'household-archive', points: 5, seconds: 3_600 });
  }

  /** What stays when everything goes. */
  async notice(): Promise<ErasureNotice> {
    return { signatureYears: (await this.retention.find()).signatures };
  }

  /** Five an hour. Throws `auth.stale`, `contact.unknown`, `request.too_many`. */
  async archive(principal: Principal, correlationId: string): Promise<Buffer> {
    const headContactId = await this.#headOf(principal);
    await this.#archives.takeOrRefuse(String(headContactId));
    return this.data.archive({ by: 'guest', correlationId }, headContactId);
  }

  /** Throws `auth.stale`, `contact.unknown`. */
  async erase(principal: Principal, correlationId: string): Promise<ErasedHousehold> {
    return this.data.erase({ by: 'guest', correlationId }, await this.#headOf(principal));
  }

  async #headOf(principal: Principal): Promise<number> {
    const seconds = this.clock.now() / 1000 - (principal.authenticatedAt ?? 0);
    if (seconds > FRESH_SECONDS) throw new DomainError('auth.stale');
    const found = await this.pos.findHousehold(principal);
    if (!found) throw new DomainError('contact.unknown');
    return found.headContactId;
  }
}
