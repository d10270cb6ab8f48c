import type { RemovedMember } from '@arrival/contracts';
import { fullName, staysBecause } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { AuditTrail } from '../../platform/audit/audit-trail';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { PosPeople } from '../pos/people.facade';
import { memberOf, PointOfSale } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { WaiversFacade } from '../waivers/waivers.facade';

/** Somebody who was added by mistake leaves the household, with all that was saved of them (D71). */
@Injectable()
export class RemoveMemberService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly bridge: PosBridgeFacade,
    private readonly waivers: WaiversFacade,
    private readonly personal: PersonalData,
    private readonly changes: AdminChanges,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  /** By staff. Throws `contact.unknown`, `household.kept_elsewhere`, and `household.member_stays` with the reason. */
  remove(actor: Actor, contactId: number): Promise<RemovedMember> {
    return this.changes.run(async () => {
      const { headContactId, ...event } = await this.#takeOut(contactId);
      await this.changes.record({ actor, ...event, after: null });
      return { contactId, headContactId };
    });
  }

  /** By the account holder, of their own household alone (D5). Throws as `remove` does. */
  async removeOwn(principal: Principal, contactId: number): Promise<RemovedMember> {
    const { headContactId } = memberOf(await this.pos.openHousehold(principal), contactId);
    return this.unitOfWork.run(async () => {
      const { headContactId: _, ...event } = await this.#takeOut(contactId);
      await this.audit.record({ actor: principal, ...event });
      return { contactId, headContactId };
    });
  }

  async #takeOut(contactId: number) {
    if (this.bridge.isThere) throw new DomainError('household.kept_elsewhere');
    await this.people.lock(contactId);
    const { household, headContactId, member } = memberOf(await this.pos.findHouseholdOf(contactId), contactId);
    const because = staysBecause(household, contactId, (await this.waivers.listSignatures([contactId])).length > 0);
    if (because) throw new DomainError('household.member_stays', { details: { because } });
    for (const { erase } of this.personal.kept) await erase?.({ ids: [contactId] });
    return {
      headContactId,
      action: 'household.member_removed',
      entity: 'contact' as const,
      // The head: what is said of who is gone goes with the household (`erasure.sql`).
      entityId: headContactId,
      before: { contactId, name: fullName(member) },
    };
  }
}
