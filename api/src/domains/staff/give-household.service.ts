import type { GiveHousehold, GivenHousehold } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { Accounts } from '../pos/accounts.facade';
import { PosPeople } from '../pos/people.facade';
import { memberOf, PointOfSale } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';

/** Who booked with one e-mail and signs in with another finds nobody; staff give the account the household that was booked (D76). */
@Injectable()
export class GiveHouseholdService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly bridge: PosBridgeFacade,
    private readonly accounts: Accounts,
    private readonly personal: PersonalData,
    private readonly changes: AdminChanges,
  ) {}

  /**
   * The household that the account began for itself goes, being blank. The same again changes nothing. Throws `contact.unknown`, `household.kept_elsewhere`, `household.has_account`,
   * `account.unknown`, `account.in_use`.
   */
  async give(actor: Actor, contactId: number, { email, reason }: GiveHousehold): Promise<GivenHousehold> {
    if (this.bridge.isThere) throw new DomainError('household.kept_elsewhere');
    return this.changes.run(async () => {
      const owners = await this.accounts.headsOf(email);
      for (const id of [contactId, ...owners]) await this.people.lock(id);
      const { household, headContactId } = memberOf(await this.pos.findHouseholdOf(contactId), contactId);
      if (owners.includes(headContactId)) return { headContactId };
      const head = household.contacts.find((contact) => contact.contactId === headContactId)!;
      if (head.email) await this.accounts.holdAddress(head.email);
      if (await this.accounts.hasAny(headContactId)) throw new DomainError('household.has_account');
      if (owners.length === 0) throw new DomainError('account.unknown');
      const left = await this.accounts.give(owners, headContactId, email);
      if (left.length === 0) throw new DomainError('account.in_use');
      for (const own of left) {
        for (const { erase } of this.personal.kept) await erase?.({ ids: [own] });
      }
      await this.changes.record({
        actor,
        action: 'household.account_added',
        entity: 'contact',
        entityId: headContactId,
        before: null,
        // An erasure looks there, too (`erasure.sql`).
        after: { name: fullName(head), headContactId, email, purpose: reason, movedFrom: left },
      });
      return { headContactId };
    });
  }
}
