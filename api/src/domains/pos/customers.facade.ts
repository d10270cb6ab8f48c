import type { Entitlements } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { EntitlementsQueries } from './built-in/entitlements.queries';

/** What is asked about customers by the point of sale's own numbers. */
@Injectable()
export class CustomersFacade {
  constructor(
    private readonly queries: EntitlementsQueries,
    private readonly catalog: CatalogFacade,
    private readonly clock: Clock,
  ) {}

  /** What each code's customer holds that is open, as of the default location's day, in the order of the codes; an unknown code has no customer (D36). */
  async listEntitlements(codes: readonly string[]): Promise<Entitlements[]> {
    return this.queries.list(codes, this.clock.today(await this.catalog.homeTimeZone()));
  }
}
