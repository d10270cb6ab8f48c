import type { AddMember, Contact } from '@arrival/contracts';
import { toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/audit-trail';
import type { Principal } from '../../platform/auth/principal';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { DomainError } from '../../platform/http/domain-error';
import { CatalogFacade } from '../catalog/catalog.facade';
import { type NewMember, PointOfSale } from '../pos/pos.facade';
import { newMember } from './new-member';

/** Keeps one account from filling the table; the largest real families and groups stay well below. */
const LARGEST_HOUSEHOLD = 30;

/** Family members (D3). */
@Injectable()
export class FamilyService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Adds a member; the same name and birth date again is refused and points at the one that exists. */
  async addMember(principal: Principal, wanted: AddMember): Promise<Contact> {
    const today = this.clock.today(await this.catalog.homeTimeZone());
    const added = newMember(wanted, today);
    const { headContactId } = await this.pos.openHousehold(principal);
    const contactId = await this.unitOfWork.run(() => this.#store(principal, headContactId, added));
    const { household } = await this.pos.openHousehold(principal);
    const member = household.contacts.find((contact) => contact.contactId === contactId);
    if (!member) throw new Error('A new member is not in the household');
    return toContact(household, member, today);
  }

  async #store(principal: Principal, headContactId: number, member: NewMember): Promise<number> {
    const added = await this.pos.addMember(headContactId, member, LARGEST_HOUSEHOLD);
    if (added.outcome === 'duplicate')
      throw new DomainError('household.duplicate_member', { details: { ...added.existing } });
    if (added.outcome === 'full') {
      throw new DomainError('household.full', { hint: `A family can have up to ${LARGEST_HOUSEHOLD} people here.` });
    }
    await this.audit.record({
      actor: principal,
      action: 'household.member_added',
      entity: 'contact',
      entityId: added.contactId,
    });
    return added.contactId;
  }
}
