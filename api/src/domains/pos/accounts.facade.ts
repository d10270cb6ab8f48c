import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { type AccountsOfIssuer, AccountsQueries } from './built-in/accounts.queries';
import { PosQueries } from './built-in/pos.queries';

/** The provider's accounts by which people find their households (D2), for staff and whoever runs the product. */
@Injectable()
export class Accounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: AccountsQueries,
    private readonly people: PosQueries,
  ) {}

  /** Inside the caller's unit of work: nobody signs in for the first time with this address, and meets whom it is told of, until the unit ends. */
  holdAddress(email: string): Promise<void> {
    return this.people.lockAddress(email);
  }

  /** Whether somebody signs in to the household. */
  hasAny(headContactId: number): Promise<boolean> {
    return this.queries.hasAny(headContactId);
  }

  /**
   * Inside the caller's unit of work: the heads of the households to which somebody signs in with this address, verified by their provider. What
   * else asks for the address (a first sign-in, an order) waits.
   */
  async headsOf(email: string): Promise<number[]> {
    await this.people.lockAddress(email);
    return this.queries.headsOf(email);
  }

  /**
   * Inside the caller's unit of work, which has locked the households: who signed in to one that is blank signs in to the other; what is ordered
   * with the address is the other's (D76). Answers the heads of the blank ones.
   */
  give(fromHeads: readonly number[], toHead: number, email: string): Promise<number[]> {
    return this.queries.give(fromHeads, toHead, email);
  }

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
