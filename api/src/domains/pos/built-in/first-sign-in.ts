import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/audit-trail';
import type { Principal } from '../../../platform/auth/principal';
import { Clock } from '../../../platform/clock/clock';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { CatalogFacade } from '../../catalog/catalog.facade';
import { ErasedAccounts } from './erased-accounts.queries';
import { headFromClaims } from './head-from-claims';
import { PosQueries } from './pos.queries';

/** The head of household of a person who signs in for the first time: made anew, unless staff have begun it at the counter (D2). */
@Injectable()
export class FirstSignIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PosQueries,
    private readonly catalog: CatalogFacade,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly erased: ErasedAccounts,
  ) {}

  /** Any number of first requests at once leave one contact: they take turns, and the later ones find it made. Throws `auth.required`, `auth.stale`. */
  async register(principal: Principal): Promise<void> {
    await this.erased.refuseEarlier(principal);
    const head = headFromClaims(principal, this.clock.today(await this.catalog.homeTimeZone()));
    await this.unitOfWork.run(async () => {
      await this.queries.lockIdentity(principal.issuer, principal.subject);
      const { issuer, subject, emailVerified } = principal;
      const known = emailVerified ? await this.queries.claimHead(issuer, subject, head) : undefined;
      const entityId = known ?? (await this.queries.insertHead(issuer, subject, head));
      const action = known ? 'household.account_added' : 'household.created';
      if (entityId) await this.audit.record({ actor: principal, action, entity: 'contact', entityId });
    });
  }
}
