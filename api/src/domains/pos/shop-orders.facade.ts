import { Injectable } from '@nestjs/common';
import { ImportsQueries } from './import/imports.queries';

/** What shops' lists of orders told (D75), for staff. */
@Injectable()
export class ShopOrders {
  constructor(private readonly queries: ImportsQueries) {}

  /** How the shop prints the order's number, by purchase; what came otherwise is not in it. */
  async numbersOf(contactIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = await this.queries.listOrderNumbers(contactIds);
    return new Map(found.map(({ purchaseId, orderNumber }) => [purchaseId, orderNumber]));
  }
}
