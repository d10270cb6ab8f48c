import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { type AccountsOfIssuer, AccountsQueries } from './built-in/accounts.queries';

/** The provider's accounts by which people find their households (D2), for whoever runs the product. */
@Injectable()
export class Accounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: AccountsQueries,
  ) {}

  /** By the provider's address, the one with most first. */
  byIssuer(): Promise<AccountsOfIssuer[]> {
    return this.queries.byIssuer();
  }

  /** The same provider is called otherwise now. Moves all or none, and answers how many. */
  move(actor: Actor, from: string, to: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const inBoth = await this.queries.holdAndCountInBoth(from, to);
      if (inBoth > 0) throw new Error(`${inBoth} have signed in at ${to} already and would lose one of two households`);
      return this.queries.move(from, to, actor);
    });
  }
}
