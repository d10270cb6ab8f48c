import type { FamilyCode } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { HouseholdFacade } from '../household/household.facade';
import { PosPeople } from '../pos/people.facade';

/** Codes that got into wrong hands, or onto a photo that went around, are replaced by staff: the family's (D59) and those for the pick-up box (D30). */
@Injectable()
export class StaffFamilyCodeService {
  constructor(
    private readonly people: PosPeople,
    private readonly households: HouseholdFacade,
    private readonly changes: AdminChanges,
  ) {}

  /** The old codes find nobody from now on. The trail keeps the family's, never the new one. Throws `contact.unknown`. */
  async renew(actor: Actor, contactId: number): Promise<FamilyCode> {
    return this.changes.run(async () => {
      // Before its rows: an erasure has the household first, and would wait for us while we wait for it.
      const headContactId = (await this.people.lock(contactId))?.headId;
      if (headContactId === undefined) throw new DomainError('contact.unknown');
      const before = { familyCode: await this.households.familyCode(headContactId) };
      const familyCode = await this.households.renewFamilyCode(headContactId);
      await this.people.renewPickupCodes(headContactId);
      await this.changes.record({
        actor,
        action: 'family_code.renewed',
        entity: 'contact',
        entityId: headContactId,
        before,
        after: null,
      });
      return { familyCode };
    });
  }
}
