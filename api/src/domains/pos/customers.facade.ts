import type { Entitlements } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { EntitlementsQueries } from './built-in/entitlements.queries';

/** What is asked about customers by the point of sale's own numbers. */
@Injectable()
export class CustomersFacade {
  constructor(private readonly queries: EntitlementsQueries) {}

  /** What each code's customer holds that is open, in the order of the codes; an unknown code has no customer (D36). */
  listEntitlements(codes: readonly string[]): Promise<Entitlements[]> {
    return this.queries.list(codes);
  }
}
