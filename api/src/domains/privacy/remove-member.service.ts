import type { RemovedMember } from '@arrival/contracts';
import { fullName, staysBecause } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/http/domain-error';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { PosPeople } from '../pos/people.facade';
import { PointOfSale } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { WaiversFacade } from '../waivers/waivers.facade';

/** Staff take somebody out of a household who was added by mistake, with all that was saved of them (D71). */
@Injectable()
export class RemoveMemberService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly bridge: PosBridgeFacade,
    private readonly waivers: WaiversFacade,
    private readonly personal: PersonalData,
    private readonly changes: AdminChanges,
  ) {}

  /** Throws `contact.unknown`, `household.kept_elsewhere`, and `household.member_stays` with the reason. */
  async remove(actor: Actor, contactId: number): Promise<RemovedMember> {
    if (this.bridge.isThere) throw new DomainError('household.kept_elsewhere');
    return this.changes.run(async () => {
      await this.people.lock(contactId);
      const { household, headContactId } = (await this.pos.findHouseholdOf(contactId)) ?? {};
      const member = household?.contacts.find((contact) => contact.contactId === contactId);
      if (!household || !headContactId || !member) throw new DomainError('contact.unknown');
      const because = staysBecause(household, contactId, (await this.waivers.listSignatures([contactId])).length > 0);
      if (because) throw new DomainError('household.member_stays', { details: { because } });
      for (const { erase } of this.personal.kept) await erase?.({ ids: [contactId] });
      await this.changes.record({
        actor,
        action: 'household.member_removed',
        entity: 'contact',
        // The head: what is said of who is gone goes with the household (`erasure.sql`).
        entityId: headContactId,
        before: { contactId, name: fullName(member) },
        after: null,
      });
      return { contactId, headContactId };
    });
  }
}
