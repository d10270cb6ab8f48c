import { Injectable, Logger } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/audit-trail';
import type { Principal } from '../../../platform/auth/principal';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { PosQueries } from '../built-in/pos.queries';
import { LinkQueries } from './link.queries';

/** Whose account heads which household that the point of sale told of: one account each, and each person once (D2). */
@Injectable()
export class CustomerAccounts {
  readonly #logger = new Logger(CustomerAccounts.name);

  constructor(
    private readonly links: LinkQueries,
    private readonly accounts: PosQueries,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** To somebody who signs in for the first time. */
  async give(principal: Principal, customerNumber: string): Promise<void> {
    await this.#inTurn(principal, () => this.links.giveAccount(principal.issuer, principal.subject, customerNumber));
  }

  /** As `give`, while nobody can be asked: to whom it told of before, by the verified e-mail and the whole name, when it is one person alone. */
  async claim(principal: Principal): Promise<void> {
    const { issuer, subject, email, emailVerified, givenName: firstName, familyName: lastName } = principal;
    if (!emailVerified || !email || !firstName || !lastName) return;
    await this.#inTurn(principal, () =>
      this.accounts.claimHead(issuer, subject, { email, firstName, lastName }, 'told'),
    );
  }

  /**
   * The head whose account it is once the point of sale tells of them as a customer: `headId`, unless the customer was here already, under a number
   * that an account which began before could not know.
   */
  async headOf(principal: Principal, headId: number, customerNumber: string): Promise<number> {
    if (!(await this.links.isOther(customerNumber, headId))) return headId;
    const moved = await this.#inTurn(principal, () => this.links.moveAccount(principal, headId, customerNumber));
    if (!moved)
      this.#logger.warn({ headId }, 'An account is not joined to its customer: one of both has something of its own');
    return moved ?? headId;
  }

  #inTurn(principal: Principal, work: () => Promise<number | undefined>): Promise<number | undefined> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lockIdentity(principal.issuer, principal.subject);
      const entityId = await work();
      const action = 'household.account_added';
      if (entityId) await this.audit.record({ actor: principal, action, entity: 'contact', entityId });
      return entityId;
    });
  }
}
