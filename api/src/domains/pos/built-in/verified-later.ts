import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/audit-trail';
import type { Principal } from '../../../platform/auth/principal';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { PosPeople } from '../people.facade';
import { PosQueries } from './pos.queries';
import { VerifiedLaterQueries } from './verified-later.queries';

/** Who signed in for the first time before their provider had verified their e-mail: what a first sign-in finds by it (D2, D75) they find then. */
@Injectable()
export class VerifiedLater {
  /** A principal is one token's, for as long as that is remembered. */
  readonly #looks = new WeakMap<Principal, Promise<void>>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: VerifiedLaterQueries,
    private readonly people: PosQueries,
    private readonly households: PosPeople,
    private readonly personal: PersonalData,
    private readonly audit: AuditTrail,
  ) {}

  /** Once for each token; requests at once wait for the one that looks. */
  look(principal: Principal): Promise<void> {
    const before = this.#looks.get(principal);
    if (before) return before;
    const look = this.#look(principal);
    this.#looks.set(principal, look);
    look.catch(() => this.#looks.delete(principal));
    return look;
  }

  async #look(principal: Principal): Promise<void> {
    const email = principal.email?.trim();
    if (!principal.emailVerified || !email || !(await this.queries.findClaimant(principal, email))) return;
    await this.unitOfWork.run(async () => {
      await this.people.lockAddress(email);
      const own = await this.queries.findClaimant(principal, email);
      if (!own) return;
      await this.households.lock(own.headContactId);
      const claimed = await this.queries.claimInstead(principal, email, own);
      if (claimed === undefined) return this.queries.vouch(own.headContactId, email);
      for (const { erase } of this.personal.kept) await erase?.({ ids: [own.headContactId] });
      await this.audit.record({
        actor: principal,
        action: 'household.account_added',
        entity: 'contact',
        entityId: claimed,
        // An erasure looks there, too (`erasure.sql`).
        after: { movedFrom: [own.headContactId] },
      });
    });
  }
}
